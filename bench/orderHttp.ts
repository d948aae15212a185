import { type BenchServer, withBenchServer } from './benchServer.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { paired } from './rounds.ts'

const ROUND_MS = 1_500
const PATHS = { order: '/web/addOrder', empty: '/empty' } as const

/** Requests a second that were answered, all of them with success. */
export async function httpRate(server: BenchServer, path: keyof typeof PATHS, connections: number): Promise<number> {
  const { perSecond } = await server.load({ kind: 'http', path: PATHS[path], connections, milliseconds: ROUND_MS })
  return perSecond
}

const orderHttp: Benchmark = {
  name: 'order-http',
  run: () =>
    withBenchServer(async (server) => [
      await withConnections(server, 256, 'order-http', '≥ 0.6'),
      await withConnections(server, 64, 'order-http-64', '≥ 0.5'),
      await idleLatency(server),
    ]),
}

export default orderHttp

async function withConnections(
  server: BenchServer,
  connections: number,
  name: string,
  goal: string,
): Promise<BenchResult> {
  const result = await paired(
    () => httpRate(server, 'order', connections),
    () => httpRate(server, 'empty', connections),
  )
  return {
    name,
    ...result,
    unit: 'durable orders/s',
    goal,
    against: `an empty POST handler of the same server, ${connections} connections`,
  }
}

/** One connection, nothing else going on: how long a durable answer takes. */
async function idleLatency(server: BenchServer): Promise<BenchResult> {
  const median = async (path: keyof typeof PATHS) =>
    (await server.load({ kind: 'http', path: PATHS[path], connections: 1, milliseconds: ROUND_MS })).medianMs * 1000
  const result = await paired(
    () => median('order'),
    () => median('empty'),
  )
  return {
    name: 'order-http-idle',
    ...result,
    unit: 'µs median',
    goal: 'baseline + 1.5 durable writes',
    against: 'an empty POST handler of the same server, 1 connection',
  }
}
