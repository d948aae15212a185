import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createJsonRpc } from './jsonRpc.ts'
import { LocalNode } from './testing/localNode.ts'

describe('questions to a node', () => {
  let node: LocalNode
  beforeEach(async () => {
    node = await LocalNode.start()
  })
  afterEach(() => node.stop())

  it('go over one connection, one after the other, and come back in whole', async () => {
    node.answer = (response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a — é"}')
    const ask = createJsonRpc(node.url)
    expect(await ask('eth_blockNumber')).toBe('0x2a — é')
    expect(await ask('eth_call', [{ to: '0x1' }, 'latest'])).toBe('0x2a — é')
    expect(node.asked.map(({ body }) => JSON.parse(body))).toEqual([
      { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      { jsonrpc: '2.0', id: 2, method: 'eth_call', params: [{ to: '0x1' }, 'latest'] },
    ])
    expect(new Set(node.asked.map(({ port }) => port)).size).toBe(1)
  })

  it('are trouble when the answer is an error, no JSON or no answer of the protocol, or leads elsewhere', async () => {
    const ask = createJsonRpc(node.url)
    node.answer = (response) => response.writeHead(500).end('broken')
    await expect(ask('eth_chainId')).rejects.toThrow('the node answered with HTTP 500')
    node.answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end()
    await expect(ask('eth_chainId')).rejects.toThrow('the node answered with HTTP 307')
    expect(node.asked.map(({ path }) => path)).toEqual(['/key', '/key'])
    node.answer = (response) => response.end('<html>')
    await expect(ask('eth_chainId')).rejects.toThrow('no JSON')
    node.answer = (response) => response.end('[1]')
    await expect(ask('eth_chainId')).rejects.toThrow('has no form')
    node.answer = (response) => response.end('{"error":{"code":-32000,"message":"nonce too low"}}')
    await expect(ask('eth_sendRawTransaction')).rejects.toThrow('nonce too low')
  })

  it('are trouble when the node hangs up, which tells no address, and are answered again by the next', async () => {
    const ask = createJsonRpc(node.url)
    node.answer = (response) => response.destroy()
    const trouble = await ask('eth_chainId').catch((error: unknown) => String(error))
    expect(trouble).toContain('the node does not answer')
    expect(trouble).not.toContain('key')
    node.answer = (response) => response.end('{"result":"0x1"}')
    expect(await ask('eth_chainId')).toBe('0x1')
  })
})
