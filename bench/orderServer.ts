import { createDatabase, postgresPrograms, startPostgres } from '../apps/server/src/database/testing/postgres.ts'
import { withBenchServer } from './benchServer.ts'
import { busyCores } from './busyCores.ts'
import { BenchChild } from './childProcess.ts'
import type { HttpReport } from './load/httpLoad.ts'
import { httpRate } from './orderHttp.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { paired } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const GUESTS = 256
const ROUNDS = 2
const ROUND_MS = 2_000
/** Another rate, to see from which on orders wait: SERVER_OFFERED=2500. */
const OFFERED = Number(process.env.SERVER_OFFERED ?? 5_000)
const OFFERED_MS = 6_000
const PATIENCE_MS = 30_000
const SYMBOL = 'BTCUSDT'

interface Load {
  readonly connections: number
  readonly milliseconds: number
  readonly offered?: number
}

interface Measured extends HttpReport {
  /** Of all threads of the server. */
  readonly microsecondsAnOrder: number
  /** From the last answer on until history contained everything. */
  readonly historyMs: number
  /** Of the machine, while orders came: server, database and load together. */
  readonly busyCores: number
}

/** The whole server in a process of its own, with guests of the demo world who trade. */
class WholeServer {
  readonly #server: BenchChild
  readonly #generator = new BenchChild('./load/main.ts')
  #port = 0
  #tokens: string[] = []

  constructor(folder: string, databaseUrl: string) {
    this.#server = new BenchChild('./server/whole.ts', [folder, databaseUrl])
  }

  async begin(): Promise<void> {
    this.#port = (await this.#server.next<{ readonly port: number }>()).port
    for (let guest = 0; guest < GUESTS; guest++) {
      const address = `10.1.${guest >> 8}.${guest & 255}`
      const { token } = await this.#post<{ readonly token: string }>('/web/demoLogin', {}, address)
      // Play money is in one currency: who sells needs the other.
      await this.#post('/sandbox/faucet', { token, currency: 'BTC', amount: '10' }, address)
      this.#tokens.push(token)
    }
  }

  async orders(load: Load): Promise<Measured> {
    const before = await this.#processor()
    const busy = busyCores()
    const { report, problem } = await this.#generator.ask<{ readonly report?: HttpReport; readonly problem?: string }>({
      kind: 'http',
      path: '/web/addOrder',
      port: this.#port,
      tokens: this.#tokens,
      price: await this.#price(),
      ...load,
    })
    const coresBusy = busy()
    const historyMs = await this.#historyCatchesUp()
    if (!report) throw new Error(problem)
    if (report.refused > 0)
      throw new Error(`${report.refused} orders were refused, the first with ${report.firstRefusal}`)
    const orders = (report.perSecond * load.milliseconds) / 1000
    return {
      ...report,
      historyMs,
      busyCores: coresBusy,
      microsecondsAnOrder: ((await this.#processor()) - before) / orders,
    }
  }

  async end(): Promise<void> {
    await this.#generator.end()
    await this.#server.end()
  }

  async #post<Data>(path: string, fields: Readonly<Record<string, string>>, address: string): Promise<Data> {
    const headers = { 'x-forwarded-for': address }
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${this.#origin}${path}`, { method: 'POST', headers, body })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data }
    if (code !== 0 && code !== 7) throw new Error(`${path} was refused: ${code} ${message}`)
    return data
  }

  get #origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async #processor(): Promise<number> {
    return (await this.#server.ask<{ readonly microseconds: number }>('processor')).microseconds
  }

  async #price(): Promise<string> {
    const answer = await fetch(`${this.#origin}/web/new_data?symbols=${SYMBOL}`)
    const { data } = (await answer.json()) as { readonly data: readonly { readonly ask: string }[] }
    const ask = data[0]?.ask
    if (!ask) throw new Error(`there is no price of ${SYMBOL} yet`)
    return ask
  }

  /** The house goes on writing, so that a few entries are always behind. */
  async #historyCatchesUp(): Promise<number> {
    const began = performance.now()
    for (;;) {
      const metrics = await (await fetch(`${this.#origin}/metrics`)).text()
      const behind = Number(/touchstone_history_behind\{of="demo"\} (\d+)/.exec(metrics)?.[1] ?? Number.NaN)
      const passed = performance.now() - began
      if (behind < 100) return passed
      if (!(passed < PATIENCE_MS)) throw new Error(`history is ${behind} entries behind after ${PATIENCE_MS} ms`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

function withWhole<Result>(databaseUrl: string, work: (server: WholeServer) => Promise<Result>): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const server = new WholeServer(folder, databaseUrl)
    try {
      await server.begin()
      return await work(server)
    } finally {
      await server.end()
    }
  })
}

/** Orders as fast as they are answered, beside the empty handler of the small server on the same machine. */
async function asFastAsPossible(server: WholeServer, database: string, connections: number): Promise<BenchResult> {
  return withBenchServer(async (small) => {
    let last: Measured | undefined
    const result = await paired(
      async () => {
        last = await server.orders({ connections, milliseconds: ROUND_MS })
        return last.perSecond
      },
      () => httpRate(small, 'empty', connections),
      ROUNDS,
    )
    const { microsecondsAnOrder = 0, historyMs = 0, p99Ms = 0, longestMs = 0 } = last ?? {}
    return {
      name: `order-server-${database}-${connections}`,
      ...result,
      unit: 'durable orders/s',
      goal: database === 'pglite' ? '≥ 0.4' : '≥ 0.25',
      against: `an empty POST handler, ${connections} connections; of all threads ${microsecondsAnOrder.toFixed(0)} µs an order, p99 ${p99Ms.toFixed(1)} ms, longest ${longestMs.toFixed(1)} ms, history complete ${historyMs.toFixed(0)} ms after the last answer (goal 1,000)`,
    }
  })
}

async function offered(server: WholeServer, database: string): Promise<BenchResult> {
  const { p99Ms, longestMs, medianMs, perSecond, ...cost } = await server.orders({
    connections: GUESTS,
    milliseconds: OFFERED_MS,
    offered: OFFERED,
  })
  return {
    name: `order-server-${OFFERED}-${database}`,
    value: p99Ms,
    unit: 'ms p99',
    baseline: longestMs,
    ratio: p99Ms / longestMs,
    goal: 'p99 ≤ 20 ms, longest ≤ 60 ms',
    against: `the longest, at ${OFFERED} orders a second offered, ${Math.round(perSecond)} answered; median ${medianMs.toFixed(1)} ms, of all threads ${cost.microsecondsAnOrder.toFixed(0)} µs an order, ${cost.busyCores.toFixed(2)} cores busy, history complete ${cost.historyMs.toFixed(0)} ms after the last answer`,
  }
}

function measured(databaseUrl: string, database: string): Promise<readonly BenchResult[]> {
  return withWhole(databaseUrl, async (server) => [
    await asFastAsPossible(server, database, 256),
    await asFastAsPossible(server, database, 64),
    await offered(server, database),
  ])
}

/** Only with the embedded database where PostgreSQL is not installed. */
async function withPostgres(): Promise<readonly BenchResult[]> {
  const programs = postgresPrograms()
  if (programs === null) return []
  const server = await startPostgres(programs)
  try {
    return await measured(await createDatabase(server.folder), 'postgresql')
  } finally {
    await server.stop()
  }
}

const orderServer: Benchmark = {
  name: 'order-server',
  run: async () => [...(await measured('', 'pglite')), ...(await withPostgres())],
}

export default orderServer
