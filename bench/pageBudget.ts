import { BUDGET } from '../apps/web/bundleBudget.ts'
import { ServerProcess } from '../e2e/serverProcess.ts'
import { BudgetPage, type Delays, type Visited } from './page/budgetPage.ts'
import type { Loading } from './page/loading.ts'
import type { Benchmark, BenchResult } from './result.ts'
import { median } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const ROUNDS = 3
const MOST_SHIFT = 0.02
const MOST_BLOCKED_MS = 150
const LONGEST_PRESS_MS = 150
const LONGEST_KEY_MS = 80
/** KiB: what every page begins with, and a route of its own. */
const ROUTE_SCRIPT = BUDGET.initialScript + BUDGET.routeChunk

interface Screen extends Visited {
  readonly name: string
  readonly limits: Pick<Loading, 'paint' | 'script'>
}

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    isMember: false,
    buttons: ['Contracts', 'Metals', 'Coins'],
    limits: { paint: 1_800, script: ROUTE_SCRIPT },
  },
  {
    name: 'deal',
    path: '/deal?symbol=BTCUSDT',
    isMember: true,
    buttons: ['Sell', 'Trades', 'Order book', '1h', 'Depth', 'Chart', 'Stop limit', 'Limit'],
    field: 'Amount',
    limits: { paint: 2_200, script: BUDGET.tradeRoute },
  },
  {
    name: 'deal_c',
    path: '/deal_c?symbol=BTCPERP',
    isMember: true,
    buttons: ['Short', 'Trades', 'Order book', '1h', 'Mark', 'Chart', 'Stop limit', 'Limit'],
    field: 'Size',
    limits: { paint: 2_200, script: BUDGET.tradeRoute },
  },
  {
    name: 'table1',
    path: '/table1',
    isMember: true,
    buttons: ['90 days', '7 days', 'Hide amounts'],
    limits: { paint: 2_200, script: ROUTE_SCRIPT },
  },
]

/** What pages cost on a slow machine and line: each figure stands beside its limit, which is its baseline. */
const pageBudget: Benchmark = {
  name: 'page-budget',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const server = new ServerProcess(folder, { SEED: '7' })
      try {
        await server.start()
        return await onPages(server.origin)
      } finally {
        await server.stop()
      }
    }),
}

export default pageBudget

async function onPages(origin: string): Promise<BenchResult[]> {
  const page = await BudgetPage.open(origin)
  try {
    const rounds = SCREENS.map((): (Loading & Delays)[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, screen] of SCREENS.entries()) rounds[at]?.push(await page.visit(screen))
    return SCREENS.flatMap((screen, at) => linesOf(screen, rounds[at] ?? []))
  } finally {
    await page.close()
  }
}

function linesOf({ name, limits, field }: Screen, rounds: readonly (Loading & Delays)[]): BenchResult[] {
  const line = (of: keyof (Loading & Delays), unit: string, limit: number): BenchResult => {
    const value = median(rounds.map((round) => round[of]))
    const against = `its limit, 4× slower, 10 Mbit/s, 40 ms; rounds ${rounds.map((round) => figure(round[of])).join(', ')}`
    return { name: `page-${name}-${of}`, value, unit, baseline: limit, ratio: value / limit, goal: '≤ 1', against }
  }
  return [
    line('script', 'KiB of script as sent', limits.script),
    line('paint', 'ms to the largest paint', limits.paint),
    line('shift', 'layout shift', MOST_SHIFT),
    line('blocked', 'ms blocked', MOST_BLOCKED_MS),
    line('press', 'ms, slowest button', LONGEST_PRESS_MS),
    ...(field === undefined ? [] : [line('key', 'ms, slowest key', LONGEST_KEY_MS)]),
  ]
}

function figure(value: number): string {
  return value < 1 ? value.toFixed(4) : String(Math.round(value))
}
