import { FIRST_CUSTOMER } from '@touchstone/protocol'
import { ContractWorld, PRICE } from './contractWorld.ts'
import type { Benchmark } from './result.ts'
import { paired } from './rounds.ts'

const INSTRUMENTS = 60
const CUSTOMERS = 2_500
const POSITIONS = 5_000
const SECONDS = 50
/** The price goes up and down by this, which moves every mark and liquidates nobody. */
const SWING = 20

const mark: Benchmark = {
  name: 'mark',
  async run() {
    const empty = ContractWorld.open(INSTRUMENTS, CUSTOMERS)
    const full = empty.copy()
    openPositions(full)
    const result = await paired(
      () => millisecondsOf(full),
      () => millisecondsOf(empty),
    )
    return [
      {
        name: 'mark',
        ...result,
        unit: `ms/sampled second, ${INSTRUMENTS} instruments`,
        goal: 'value ≤ 20 ms',
        against: `the same without its ${POSITIONS.toLocaleString('en')} positions`,
      },
    ]
  },
}

export default mark

/** Half of the positions are isolated, half of them cross; a customer of the latter has two contracts. */
function openPositions(world: ContractWorld): void {
  for (let position = 0; position < POSITIONS; position++) {
    const owner = FIRST_CUSTOMER + (position % CUSTOMERS)
    const place = (position * 7 + (position < CUSTOMERS ? 0 : 1)) % INSTRUMENTS
    const marginMode = owner % 2 === 0 ? 'isolated' : 'cross'
    const side = position % 3 === 0 ? 'sell' : 'buy'
    world.order({ owner, place, side, price: 0, lots: 5, leverage: 20, marginMode })
  }
}

/** Milliseconds of one second's samples: every index read, every mark struck, every position looked at. */
function millisecondsOf(world: ContractWorld): number {
  let spent = 0
  for (let second = 0; second < SECONDS; second++) {
    world.pass(1_000)
    if (second % 30 === 0) world.renewLeases()
    const price = PRICE + (second % 2 === 0 ? SWING : -SWING)
    const began = performance.now()
    const { events } = world.sample(price)
    spent += performance.now() - began
    if (events.some(({ type }) => type === 'LiquidationStep')) throw new Error('somebody was liquidated')
  }
  return spent / SECONDS
}
