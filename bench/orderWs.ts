import { WS_PATH } from '@touchstone/protocol'
import { type BenchServer, withBenchServer } from './benchServer.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { paired } from './rounds.ts'

const ROUND_MS = 1_500
const CONNECTIONS = 64

const orderWs: Benchmark = {
  name: 'order-ws',
  run: () => withBenchServer(async (server) => [await withWindow(server, 1), await withWindow(server, 16)]),
}

export default orderWs

/** Orders as calls over the socket until the durable reply, against the same text echoed by the plain library. */
async function withWindow(server: BenchServer, window: number): Promise<BenchResult> {
  const messages = async (work: 'orders' | 'echo') => {
    const path = work === 'orders' ? WS_PATH : '/'
    const order = { kind: 'socket', path, connections: CONNECTIONS, milliseconds: ROUND_MS, work, window } as const
    return (await server.load(order)).perSecond
  }
  const result = await paired(
    () => messages('orders'),
    () => messages('echo'),
  )
  return {
    name: window === 1 ? 'order-ws' : `order-ws-${window}`,
    ...result,
    unit: 'durable orders/s',
    goal: '≥ 1.75',
    against: `a plain ws echo, ${CONNECTIONS} sockets, ${window} under way on each`,
  }
}
