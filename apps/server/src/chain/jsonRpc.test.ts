import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createJsonRpc } from './jsonRpc.ts'

describe('questions to a node', () => {
  let server: Server
  let url: string
  let answer: (response: ServerResponse) => void
  let asked: { readonly path: string | undefined; readonly port: number | undefined; readonly body: string }[]

  beforeEach(async () => {
    asked = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += String(chunk)
      })
      request.on('end', () => {
        asked.push({ path: request.url, port: request.socket.remotePort, body })
        answer(response)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/key`
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('go over one connection, one after the other, and come back in whole', async () => {
    answer = (response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a — é"}')
    const ask = createJsonRpc(url)
    expect(await ask('eth_blockNumber')).toBe('0x2a — é')
    expect(await ask('eth_call', [{ to: '0x1' }, 'latest'])).toBe('0x2a — é')
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      { jsonrpc: '2.0', id: 2, method: 'eth_call', params: [{ to: '0x1' }, 'latest'] },
    ])
    expect(new Set(asked.map(({ port }) => port)).size).toBe(1)
  })

  it('are trouble when the answer is an error, no JSON or no answer of the protocol, or leads elsewhere', async () => {
    const ask = createJsonRpc(url)
    answer = (response) => response.writeHead(500).end('broken')
    await expect(ask('eth_chainId')).rejects.toThrow('the node answered with HTTP 500')
    answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end()
    await expect(ask('eth_chainId')).rejects.toThrow('the node answered with HTTP 307')
    expect(asked.map(({ path }) => path)).toEqual(['/key', '/key'])
    answer = (response) => response.end('<html>')
    await expect(ask('eth_chainId')).rejects.toThrow('no JSON')
    answer = (response) => response.end('[1]')
    await expect(ask('eth_chainId')).rejects.toThrow('has no form')
    answer = (response) => response.end('{"error":{"code":-32000,"message":"nonce too low"}}')
    await expect(ask('eth_sendRawTransaction')).rejects.toThrow('nonce too low')
  })

  it('are trouble when the node hangs up, which tells no address, and are answered again by the next', async () => {
    const ask = createJsonRpc(url)
    answer = (response) => response.destroy()
    const trouble = await ask('eth_chainId').catch((error: unknown) => String(error))
    expect(trouble).toContain('the node does not answer')
    expect(trouble).not.toContain('key')
    answer = (response) => response.end('{"result":"0x1"}')
    expect(await ask('eth_chainId')).toBe('0x1')
  })
})
