import { FIRST_CUSTOMER } from '@touchstone/protocol'
import { ContractWorld, PRICE } from './contractWorld.ts'
import type { Benchmark } from './result.ts'
import { paired } from './rounds.ts'

/** Leveraged positions, one a customer; as many customers more place orders meanwhile. */
const POSITIONS = 1_000
/** What an entry liquidates at most. */
const MOST_PER_ENTRY = 50
const LEVERAGES = [20, 25, 50, 75, 100] as const
const LOTS = 4
/** A second: ten marks, and orders between them. */
const MARKS = 10
const ORDERS_PER_MARK = 200
const MARK_MS = 100
/** Of the price at each mark: 7 % in all, more than the lowest leverage stands. */
const FALL = PRICE * 0.007

const liquidations: Benchmark = {
  name: 'liquidations',
  async run() {
    const world = leveragedWorld()
    const crash = () => second(world.copy(), FALL)
    const calm = () => second(world.copy(), 0)
    const p99 = await paired(
      () => crash().p99,
      () => calm().p99,
    )
    const worst = await paired(
      () => crash().worst,
      () => calm().worst,
    )
    const { entries } = crash()
    const fewest = POSITIONS / MOST_PER_ENTRY
    return [
      {
        name: 'liquidations',
        ...p99,
        unit: 'µs, 99th percentile of an order',
        goal: '≤ 100',
        against: 'the same second without liquidations',
      },
      {
        name: 'liquidations-worst',
        ...worst,
        unit: 'µs, slowest order',
        goal: 'value ≤ 20,000 µs',
        against: 'the slowest order of the same second without liquidations',
      },
      {
        name: 'liquidation-entries',
        value: entries,
        unit: `entries that liquidated ${POSITIONS.toLocaleString('en')}`,
        baseline: fewest,
        ratio: entries / fewest,
        goal: '≤ 5',
        against: `${MOST_PER_ENTRY} an entry`,
      },
    ]
  },
}

export default liquidations

function leveragedWorld(): ContractWorld {
  const world = ContractWorld.open(1, 2 * POSITIONS)
  for (let customer = 0; customer < POSITIONS; customer++) {
    const leverage = LEVERAGES[customer % LEVERAGES.length] ?? 20
    const own = { owner: FIRST_CUSTOMER + customer, place: 0, leverage, marginMode: 'isolated' as const }
    world.order({ ...own, side: 'buy', price: 0, lots: LOTS })
  }
  return world
}

/** What customers feel while the index falls, and how many entries it took until nobody was left. */
function second(world: ContractWorld, fall: number): { p99: number; worst: number; entries: number } {
  const times: number[] = []
  let entries = 0
  let liquidated = 0
  const count = (steps: number) => {
    liquidated += steps
    if (steps > 0) entries++
  }
  let price = PRICE
  for (let mark = 0; mark < MARKS; mark++) {
    price -= fall
    world.pass(MARK_MS)
    for (const outcome of [world.sample(price), ...world.quote(price)]) count(takeOversOf(outcome))
    for (let order = 0; order < ORDERS_PER_MARK; order++) {
      const owner = FIRST_CUSTOMER + POSITIONS + ((mark * ORDERS_PER_MARK + order) % POSITIONS)
      const began = performance.now()
      const outcome = world.order({
        owner,
        place: 0,
        side: 'buy',
        price: price - 1_000 - order,
        lots: 1,
        leverage: 5,
        marginMode: 'isolated',
      })
      times.push((performance.now() - began) * 1000)
      count(takeOversOf(outcome))
    }
  }
  if (liquidated !== (fall === 0 ? 0 : POSITIONS)) throw new Error(`${liquidated} positions were liquidated`)
  times.sort((one, other) => one - other)
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, worst: times.at(-1) ?? 0, entries }
}

function takeOversOf({ events }: ReturnType<ContractWorld['sample']>): number {
  return events.filter((event) => event.type === 'LiquidationStep' && event.step === 'taken_over').length
}
