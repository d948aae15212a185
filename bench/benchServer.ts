import { BenchChild } from './childProcess.ts'
import type { LoadReport } from './load/httpLoad.ts'
import type { LoadOrder } from './load/main.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

type WithoutPlace<Order> = Order extends LoadOrder ? Omit<Order, 'port' | 'tokens'> : never

export interface BenchServer {
  /** Puts load on the server from another process. Throws when any reply was a refusal. */
  load(order: WithoutPlace<LoadOrder>): Promise<LoadReport>
  /** Log entries so far. */
  sequence(): Promise<number>
}

const OWNERS = 256

/** A server with its own process, and a load generator with another, for the time of `work`. */
export function withBenchServer<Result>(work: (server: BenchServer) => Promise<Result>): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const server = new BenchChild('./server/main.ts', [folder, String(OWNERS)])
    const { port, echoPort, tokens } = await server.next<{
      readonly port: number
      readonly echoPort: number
      readonly tokens: readonly string[]
    }>()
    const generator = new BenchChild('./load/main.ts')
    try {
      return await work({
        async load(order) {
          const answer = await generator.ask<{ readonly report?: LoadReport; readonly problem?: string }>({
            ...order,
            port: order.kind === 'socket' && order.work === 'echo' ? echoPort : port,
            tokens,
          })
          if (!answer.report) throw new Error(answer.problem)
          const { refused, firstRefusal } = answer.report
          if (refused > 0) throw new Error(`${refused} requests were refused, the first with ${firstRefusal}`)
          return answer.report
        },
        sequence: async () => (await server.ask<{ readonly sequence: number }>('sequence')).sequence,
      })
    } finally {
      await generator.end()
      await server.end()
    }
  })
}
