import { type ContractOrderRequest, PLAIN_CONTRACT_TERMS } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { ContractWorld, PERP } from '../../scenarios/contracts/contractWorld.ts'

const CROSS = { leverage: 50, marginMode: 'cross' as const }

/** Alice: 80 lots long at 1000, cross with 50x, a margin of 160; the book stands at 970, a loss of 3 % against a margin of 2 %. */
function fallen(money: string): ContractWorld {
  const world = new ContractWorld('1000')
  world.fund('Alice', money)
  world.fund('Bob', '100000')
  world.renew()
  world.sample(1_000, 1_000, 1_000)
  world.trade('Alice', 'Bob', 80, 1_000, CROSS)
  for (let second = 0; second < 3; second++) world.sample(970, 970, 970)
  world.order('Bob', 'buy', 200, 970)
  return world
}

function sale(lots: number): ContractOrderRequest {
  return {
    contract: PERP,
    side: 'sell',
    kind: 'limit',
    timeInForce: 'IOC',
    price: 970,
    lots,
    ...CROSS,
    ...PLAIN_CONTRACT_TERMS,
    reduceOnly: true,
  }
}

describe('a part of a cross position closed at a loss beyond its share of the margin', () => {
  it.each([
    ['out of plenty', '2000', 27],
    ['out of hardly more than the margin', '450', 33],
    ['lot by lot', '2000', 1],
  ])('is previewed as it happens: %s', (_, money, lots) => {
    const world = fallen(money)
    const owner = world.owner('Alice')
    for (let round = 0; round < 2; round++) {
      const { after, rejection } = world.toy.exchange.contracts.preview(sale(lots), owner)
      expect(rejection).toBeNull()
      const margin = world.position('Alice')?.margin ?? 0n
      const least = (margin * BigInt(80 - lots * (round + 1))) / BigInt(80 - lots * round)
      world.apply({ type: 'PlaceContractOrder', ...world.stamp('Alice'), ...sale(lots) })
      expect(world.position('Alice')).toMatchObject(after)
      // The rest of the margin pays before the free money does.
      expect(after.margin).toBeLessThan(least)
    }
  })
})
