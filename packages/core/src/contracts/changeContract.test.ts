import type { ChangeContract, Command, Outcome } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { ContractWorld, PERP } from '../scenarios/contracts/contractWorld.ts'
import { newSha256 } from '../testing/newSha256.ts'

const SAME = {
  minLots: 0,
  maxLots: 0,
  maxLeverage: 0,
  bandPpm: 0,
  defaultSlippagePpm: 0,
  maxSlippagePpm: 0,
  maxOpenOrders: 0,
}

/** A world of contracts with two people who decide about markets. */
function staffed(): ContractWorld {
  const world = new ContractWorld('1000')
  for (const operator of [1, 2])
    world.apply({
      type: 'Decide',
      proposer: 0,
      approver: 0,
      effectiveAt: 0,
      reason: 'founding',
      action: { type: 'AppointOperator', operator, roles: ['administrator', 'markets'] },
    })
  return world
}

function change(world: ContractWorld, limits: Partial<ChangeContract>): string {
  const action = { type: 'ChangeContract', contract: PERP, ...SAME, ...limits } as const
  const decision = { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed', action } as const
  return word(world.toy.apply(decision))
}

function word({ reply }: Outcome): string {
  return reply.kind === 'rejected' ? reply.rejection : reply.kind
}

describe('other limits of a contract (OPER-8)', () => {
  test('are held to the same as a listing', () => {
    const world = staffed()
    expect(change(world, { contract: 2999 })).toBe('unknown_contract')
    expect(change(world, { minLots: 200_000 })).toBe('bad_command')
    expect(change(world, { defaultSlippagePpm: 60_000 })).toBe('bad_command')
    expect(change(world, { maxLeverage: 51 })).toBe('bad_command')
    expect(change(world, { maxLots: 100_000 })).toBe('nothing_to_amend')
    expect(change(world, { maxLots: 99_000 })).toBe('done')
    expect(world.told('TermsChanged')).toEqual([{ type: 'TermsChanged', market: PERP }])
    expect(world.toy.exchange.contracts.contract(PERP).definition.maxLots).toBe(99_000)
  })

  test('leave the leverage of open positions, which can be reduced and closed', () => {
    const world = staffed()
    for (const name of ['Alice', 'Bob', 'Carol']) world.fund(name, '1000')
    world.sample(100)
    world.trade('Alice', 'Bob', 100, 100, { leverage: 40 }, { leverage: 40 })
    expect(change(world, { maxLeverage: 20 })).toBe('done')
    expect(change(world, { maxLeverage: 50 })).toBe('done')
    expect(change(world, { maxLeverage: 20 })).toBe('done')
    expect(world.position('Alice')?.leverage).toBe(40)
    const sale = { contract: PERP, side: 'sell', kind: 'limit', timeInForce: 'GTC', price: 101, lots: 10 } as const
    const terms = { leverage: 40, marginMode: 'isolated', stopPrice: 0, trigger: 'mark', maxSlippagePpm: 0 } as const
    const rest = { selfTrade: 'expire_taker', takeProfit: 0, stopLoss: 0 } as const
    const order = (name: string, over: object) =>
      world.toy.apply({
        type: 'PlaceContractOrder',
        ...world.stamp(name),
        ...sale,
        ...terms,
        ...rest,
        reduceOnly: false,
        ...over,
      } as Command)
    expect(word(order('Alice', {}))).toBe('leverage_above_maximum')
    expect(word(order('Alice', { leverage: 20, reduceOnly: true }))).toBe('leverage_differs')
    expect(word(order('Alice', { leverage: 41, reduceOnly: true }))).toBe('leverage_above_maximum')
    expect(word(order('Alice', { reduceOnly: true }))).toBe('order')
    expect(word(order('Carol', { side: 'buy', lots: 90, price: 99, leverage: 20 }))).toBe('order')
    const close: Command = {
      type: 'ClosePosition',
      ...world.stamp('Alice'),
      contract: PERP,
      position: 0,
      lots: 0,
      price: 0,
    }
    expect(word(world.toy.apply(close))).toBe('order')
    expect(world.position('Alice')?.lots).toBe(10)
  })

  test('do not move the mark, whose room is that of the listing', () => {
    const world = staffed()
    for (const name of ['Alice', 'Bob']) world.fund(name, '1000')
    world.sample(1_000)
    world.trade('Alice', 'Bob', 1, 1_005)
    const narrow = staffed()
    for (const name of ['Alice', 'Bob']) narrow.fund(name, '1000')
    narrow.sample(1_000)
    narrow.trade('Alice', 'Bob', 1, 1_005)
    expect(change(narrow, { bandPpm: 1_000 })).toBe('done')
    world.sample(1_000)
    narrow.sample(1_000)
    expect(narrow.toy.exchange.contracts.contract(PERP).markPrice).toBe(
      world.toy.exchange.contracts.contract(PERP).markPrice,
    )
    expect(() => narrow.order('Alice', 'buy', 1, 990)).toThrow('price_outside_band')
    expect(world.order('Alice', 'buy', 1, 990).reply.kind).toBe('order')
  })

  test('come back from a snapshot', () => {
    const world = staffed()
    change(world, { maxLeverage: 7, minLots: 3 })
    const restored = Exchange.restore(world.toy.exchange.snapshot(), { newSha256 })
    expect(restored.contracts.contract(PERP).definition).toEqual(world.toy.exchange.contracts.contract(PERP).definition)
    expect(restored.stateHash()).toBe(world.toy.exchange.stateHash())
  })
})
