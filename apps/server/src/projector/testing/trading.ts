import type { OwnerId } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import type { TestWorld } from './testWorld.ts'

const LADDER = 8

function ladder(best: number, step: number): number[] {
  return Array.from({ length: LADDER }, (_, level) => [best + step * level, 5_000 * (level + 1)]).flat()
}

/** Seeded trading among customers and the house: limit and market orders, stops, amendments, cancellations, quotes. */
export async function tradeAtRandom(
  test: TestWorld,
  customers: readonly OwnerId[],
  { seed, steps, stepMs = 700 }: { seed: number; steps: number; stepMs?: number },
): Promise<void> {
  const random = seededRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  let middle = 500_000
  for (let step = 0; step < steps; step++) {
    const owner = customers[whole(0, customers.length - 1)] ?? 0
    const side = random() < 0.5 ? 'buy' : 'sell'
    const choice = random()
    await test.pass(stepMs)
    if (step % 10 === 0) {
      middle = Math.min(510_000, Math.max(490_000, middle + whole(-40, 40)))
      await test.quote(ladder(middle - 5, -3), ladder(middle + 5, 3))
    }
    if (choice < 0.45) await test.place(owner, { side, price: middle + whole(-30, 30), lots: whole(10, 9_000) })
    else if (choice < 0.6)
      await test.place(owner, { side, kind: 'market', timeInForce: 'IOC', lots: whole(10, 20_000) })
    else if (choice < 0.7)
      await test.place(owner, {
        side: 'buy',
        kind: 'market',
        timeInForce: 'IOC',
        turnover: BigInt(whole(10, 900)) * 1_000_000n,
      })
    else if (choice < 0.78) {
      const stopPrice = side === 'buy' ? middle + whole(10, 40) : middle - whole(10, 40)
      await test.place(owner, { side, kind: 'stop_limit', stopPrice, price: stopPrice, lots: whole(10, 900) })
    } else {
      const order = test.world.core.spot.openOrders(owner)[0]
      if (order && choice < 0.9) await test.cancel(owner, order.order)
      else if (order) await test.amend(owner, order.order, { lots: order.lots + whole(1, 500) })
    }
  }
}
