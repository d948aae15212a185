import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type GatewayServer, startGateway } from '../testing/gatewayServer.ts'
import { type ConnectionLimits, NO_CONNECTION_LIMITS } from './connectionLimits.ts'

const HEAD =
  'POST /web/userLogin HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n'
const WHOLE = 'GET /web/getParam HTTP/1.1\r\nhost: x\r\n\r\n'

describe('unfinished requests', () => {
  let server: GatewayServer
  const sockets: Socket[] = []
  let made = 0
  const start = async (connections: Partial<ConnectionLimits>, proxies = 0) => {
    server = await startGateway({ connections: { ...NO_CONNECTION_LIMITS, ...connections }, proxies })
  }
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await server.stop()
  })

  const open = async (text: string, localAddress = '127.0.0.1') => {
    const socket = connect({ port: Number(new URL(server.origin).port), host: '127.0.0.1', localAddress })
    sockets.push(socket)
    const answered: string[] = []
    socket.setEncoding('utf8').on('data', (chunk: string) => answered.push(chunk))
    const closed = once(socket, 'close').then(() => answered.join(''))
    await once(socket, 'connect')
    socket.write(text)
    return { socket, closed, answered: () => once(socket, 'data').then(() => answered.join('')) }
  }
  const opened = (count: number, text: string, localAddress?: string) =>
    Promise.all(Array.from({ length: count }, () => open(text, localAddress)))
  const isOpen = ({ socket }: { readonly socket: Socket }) => !socket.destroyed && !socket.readableEnded

  it.each([
    ['a head', HEAD],
    ['a body', `${HEAD}\r\nacc`],
    ['nothing', ''],
  ])('are cut with %s half sent when they take too long, and answered so', async (_name, text) => {
    await start({ unfinishedMs: 200 })
    const { closed } = await open(text)
    const answer = await closed
    expect(answer).toContain('HTTP/1.1 408 Request Timeout')
    expect(answer).toContain('"code":4001')
  })

  it('are cut on a connection that carried a whole request before', async () => {
    await start({ unfinishedMs: 200 })
    const { socket, closed, answered } = await open(WHOLE)
    expect(await answered()).toContain('HTTP/1.1 200')
    // The look that notes the first request as answered comes within a second; bytes before it would belong to that one.
    const trickle = setInterval(() => socket.write('GET /web/getParam HTTP/1.1\r\nx: y'), 300)
    const answer = await closed.finally(() => clearInterval(trickle))
    expect(answer).toMatch(/408|400/)
  })

  it('leave each address its youngest, and others alone', async () => {
    await start({ unfinishedPerAddress: 3 })
    const old = await opened(2, HEAD)
    const other = await opened(3, HEAD, '127.0.0.2')
    const body = await opened(2, `${HEAD}\r\nacc`)
    const young = await open(HEAD)
    await Promise.all(old.map(({ closed }) => closed))
    expect([...other, ...body, young].every(isOpen)).toBe(true)
    young.socket.write('\r\naccount=a')
    expect(await young.answered()).toContain('HTTP/1.1 200')
  })

  it('are counted for the customer’s address behind a proxy, not for one that the customer made up', async () => {
    await start({ unfinishedPerAddress: 1 }, 1)
    const from = (address: string) => `${HEAD}x-forwarded-for: 10.9.${made++}.9, ${address}\r\n\r\nacc`
    const [old] = await opened(1, from('10.1.1.1'))
    const others = [await open(from('10.2.2.2')), await open(from('10.1.1.1'))]
    expect(await old?.closed).toContain('408')
    expect(others.every(isOpen)).toBe(true)
  })

  it('are bounded in all', async () => {
    await start({ unfinished: 2 })
    const old = await opened(2, HEAD, '127.0.0.2')
    const young = await opened(2, HEAD, '127.0.0.3')
    await Promise.all(old.map(({ closed }) => closed))
    expect(young.every(isOpen)).toBe(true)
  })
})
