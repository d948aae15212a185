import { BenchChild } from './childProcess.ts'
import type { Benchmark } from './result.ts'
import { paired } from './rounds.ts'
import type { FanoutOrder } from './server/fanout.ts'

const SOCKETS = 1_000
const ROUND_MS = 1_500

const fanout: Benchmark = {
  name: 'fanout',
  async run() {
    const server = new BenchChild('./server/fanout.ts')
    const readers = new BenchChild('./load/readers.ts')
    try {
      const ports = await server.next<Readonly<Record<FanoutOrder['way'], number>>>()
      for (const port of [ports.ours, ports.plain]) {
        const { open, problem } = await readers.ask<{ open?: number; problem?: string }>({ port, count: SOCKETS })
        if (open !== SOCKETS) throw new Error(`only ${open} of ${SOCKETS} sockets opened: ${problem}`)
      }
      const deliveries = async (way: FanoutOrder['way']) => {
        const order: FanoutOrder = { way, milliseconds: ROUND_MS }
        return (await server.ask<{ readonly perSecond: number }>(order)).perSecond
      }
      const result = await paired(
        () => deliveries('ours'),
        () => deliveries('plain'),
      )
      const against = `one send per message and socket, ${SOCKETS.toLocaleString('en')} sockets, eight messages a turn`
      return [{ name: 'fanout', ...result, unit: 'messages/s', goal: '≥ 8', against }]
    } finally {
      await readers.end()
      await server.end()
    }
  },
}

export default fanout
