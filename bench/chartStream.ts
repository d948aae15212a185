import { ServerProcess } from '../e2e/serverProcess.ts'
import { type MainThread, TerminalPage } from './page/terminalPage.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { median } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const ROUNDS = 3
const MEASURED_MS = 15_000
const SETTLED_AFTER_MS = 5_000
/** Pause between two orders: they rest and are taken back, which moves the book many times a second. */
const ORDER_EVERY_MS = 10

const line = (id: string, parameters: readonly number[], colour: string) => ({
  key: `${id}-${parameters.join('-')}`,
  id,
  parameters,
  colours: [colour],
  hidden: false,
})
/** As many as a chart takes. */
const TWELVE = [
  ...[7, 14, 25, 50, 99, 200].map((length) => line('sma', [length], 'amber')),
  ...[9, 12, 21, 26, 55].map((length) => line('ema', [length], 'violet')),
  line('rsi', [14], 'blue'),
]

const chartStream: Benchmark = {
  name: 'chart-stream',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const server = new ServerProcess(folder, { SEED: '7', ORDER_RATE: '0', CALL_RATE: '0', CONSOLE_PORT: '0' })
      try {
        await server.start()
        return await onPage(server.origin)
      } finally {
        await server.stop()
      }
    }),
}

export default chartStream

async function onPage(origin: string): Promise<BenchResult[]> {
  const page = await TerminalPage.open(origin)
  try {
    const flow = startFlow(origin, page.token)
    try {
      return results(await rounds(page))
    } finally {
      await flow.stop()
    }
  } finally {
    await page.close()
  }
}

interface Rounds {
  readonly twelve: MainThread[]
  readonly none: MainThread[]
}

async function rounds(page: TerminalPage): Promise<Rounds> {
  const measured: Rounds = { twelve: [], none: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [indicators, into] of [
      [TWELVE, measured.twelve],
      [[], measured.none],
    ] as const) {
      await page.show(indicators)
      await page.measure(SETTLED_AFTER_MS)
      into.push(await page.measure(MEASURED_MS))
    }
  }
  return measured
}

function results({ twelve, none }: Rounds): BenchResult[] {
  const busy = (of: readonly MainThread[]) => median(of.map((each) => each.busy))
  const longTasks = (of: readonly MainThread[]) => of.reduce((sum, each) => sum + each.longTasks, 0)
  const [value, baseline] = [busy(twelve), busy(none)]
  return [
    {
      name: 'chart-stream',
      value,
      unit: '% of the main thread, 12 indicators on seconds',
      baseline,
      ratio: value / baseline,
      goal: 'value ≤ 35 %',
      against: 'the same screen without indicators',
    },
    {
      name: 'chart-stream-long-tasks',
      value: longTasks(twelve),
      unit: `tasks over 50 ms in ${(ROUNDS * MEASURED_MS) / 1_000} s`,
      baseline: longTasks(none),
      ratio: longTasks(twelve) / Math.max(1, longTasks(none)),
      goal: 'value 0',
      against: 'the same screen without indicators',
    },
  ]
}

/** Orders placed in the book and taken back, one after the other, until it is stopped. */
function startFlow(origin: string, token: string): { stop(): Promise<void> } {
  let going = true
  const post = async (call: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ token, lang: 'en', ...fields })
    const answer = await fetch(`${origin}/web/${call}`, { method: 'POST', body })
    return (await answer.json()) as {
      readonly code: number
      readonly message: string
      readonly data: { orderNo: string }
    }
  }
  const flow = async () => {
    for (let number = 0; going; number++) {
      const cid = `flow-${number}`
      const price = await nearTheBid(origin, number)
      const order = { symbol: 'BTCPERP', side: 'long', type: 'limit', price, lots: '10', leverage: '10', cid }
      const placed = await post('addContract', order)
      if (placed.code !== 0 && placed.code !== 7) throw new Error(`an order was refused: ${placed.message}`)
      await post('cancelContract', { orderNo: placed.data.orderNo, cid: `${cid}-off` })
      await new Promise((resolve) => setTimeout(resolve, ORDER_EVERY_MS))
    }
  }
  const running = flow()
  return {
    stop: async () => {
      going = false
      await running
    },
  }
}

let lastBid = ''

/** The house's best bid, asked for now and then only. */
async function nearTheBid(origin: string, number: number): Promise<string> {
  if (number % 20 === 0 || lastBid === '') {
    const answer = await fetch(`${origin}/web/new_data?symbols=BTCPERP`)
    const { data } = (await answer.json()) as { readonly data: readonly { readonly bid: string }[] }
    lastBid = data[0]?.bid || lastBid
  }
  return lastBid
}
