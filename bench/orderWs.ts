import { WS_PATH } from '@touchstone/protocol'
import { type BenchServer, withBenchServer } from './benchServer.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { paired } from './rounds.ts'

const ROUND_MS = 1_500
const CONNECTIONS = 64

const orderWs: Benchmark = {
  name: 'order-ws',
  run: () =>
    withBenchServer(async (server) => [
      await withWindow(server, 1),
      await withWindow(server, 16),
      await batches(server),
    ]),
}

export default orderWs

/** Orders as calls over the socket until the durable reply, against the same text echoed by the plain library. */
async function withWindow(server: BenchServer, window: number): Promise<BenchResult> {
  const result = await paired(
    () => perSecond(server, 'orders', window),
    () => perSecond(server, 'echo', window),
  )
  return {
    name: window === 1 ? 'order-ws' : `order-ws-${window}`,
    ...result,
    unit: 'durable orders/s',
    goal: '≥ 0.6',
    against: `a plain ws echo, ${CONNECTIONS} sockets, ${window} under way on each`,
  }
}

/** Fifty orders a frame until the durable reply of all, against one order's text echoed a frame. */
async function batches(server: BenchServer): Promise<BenchResult> {
  const result = await paired(
    () => perSecond(server, 'batches', 1),
    () => perSecond(server, 'echo', 1),
  )
  return {
    name: 'order-ws-batch',
    ...result,
    unit: 'durable orders/s',
    goal: '≥ 3',
    against: `a plain ws echo, ${CONNECTIONS} sockets, one order's text a frame`,
  }
}

async function perSecond(server: BenchServer, work: 'orders' | 'batches' | 'echo', window: number): Promise<number> {
  const path = work === 'echo' ? '/' : WS_PATH
  const order = { kind: 'socket', path, connections: CONNECTIONS, milliseconds: ROUND_MS, work, window } as const
  return (await server.load(order)).perSecond
}
