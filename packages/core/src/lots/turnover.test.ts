import type { Command } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { ContractWorld, PERP } from '../scenarios/contracts/contractWorld.ts'
import { INDEX_IDS, toyTerms } from '../scenarios/timedOptions/optionRun.ts'

const USDT = 1_000_000n
const CONTRACT_TERMS = { leverage: 10 }

/** A deposit of 1000: 900 of turnover. */
function depositor(): ContractWorld {
  const world = new ContractWorld('1000')
  world.apply({
    type: 'CreditDeposit',
    owner: world.owner('Alice'),
    asset: 1,
    amount: 1000n * USDT,
    chain: 'ethereum',
    token: `0x${'d'.repeat(40)}`,
    transaction: `0x${'1'.repeat(64)}`,
    logIndex: 0,
    block: 1,
    from: `0x${'e'.repeat(40)}`,
    to: `0x${'f'.repeat(40)}`,
  })
  world.apply({
    type: 'TransferFunds',
    ...world.stamp('Alice'),
    from: 'funds',
    to: 'contract',
    asset: 1,
    amount: 900n * USDT,
  })
  world.fund('Bob', '1000')
  world.sample(100)
  return world
}

function doneBy(world: ContractWorld): bigint | undefined {
  return world.toy.exchange.lots.of(world.owner('Alice'))[0]?.turnoverDone
}

describe('turnover', () => {
  test('of a contract fill is value ÷ leverage, rounded down, for opening and for closing', () => {
    const world = depositor()
    world.trade('Alice', 'Bob', 7, 101, CONTRACT_TERMS, CONTRACT_TERMS)
    // 0.7 BTC at 101 is 70.7.
    expect(doneBy(world)).toBe(7_070_000n)
    const close = { type: 'ClosePosition', contract: PERP, position: 0, lots: 0, price: 0 } as const
    world.order('Bob', 'buy', 7, 100)
    world.apply({ ...close, ...world.stamp('Alice') })
    expect(doneBy(world)).toBe(14_070_000n)
  })

  test('of the other side of a trade counts for its own lots only', () => {
    const world = depositor()
    world.fund('Carl', '1000')
    world.trade('Carl', 'Bob', 7, 101, CONTRACT_TERMS, CONTRACT_TERMS)
    expect(doneBy(world)).toBe(0n)
    expect(world.toy.exchange.lots.of(world.owner('Carl'))).toEqual([])
  })

  test('of a timed order is its stake, once it has won, lost or tied; void ones count nothing', () => {
    const world = depositor()
    world.apply({ type: 'ListOptions', terms: toyTerms(INDEX_IDS.BTC ?? 1) })
    const owner = world.owner('Alice')
    world.apply({
      type: 'TransferFunds',
      ...world.stamp('Alice'),
      from: 'funds',
      to: 'delivery',
      asset: 1,
      amount: 99n * USDT,
    })
    fundPool(world)
    buy(world, 5n)
    for (let second = 0; second < 35; second++) world.sample(100 + (second > 20 ? 1 : 0))
    expect(doneBy(world)).toBe(5n * USDT)
    buy(world, 7n)
    world.pass(60_000)
    expect(world.heard('OptionSettled').map(({ result }) => result)).toEqual(['won', 'void'])
    expect(doneBy(world)).toBe(5n * USDT)
    expect(world.toy.exchange.timedOptions.open(owner)).toEqual([])
  })
})

describe('a restricted platform', () => {
  test('opens no contract position and no timed order, and lets everything be closed (ONLY-1)', () => {
    const world = depositor()
    world.trade('Alice', 'Bob', 7, 100, CONTRACT_TERMS, CONTRACT_TERMS)
    world.order('Bob', 'buy', 7, 100)
    world.apply({ type: 'ListOptions', terms: toyTerms(INDEX_IDS.BTC ?? 1) })
    world.apply({ type: 'RestrictPlatform', withdrawalsOnly: true, reason: 'custody' })
    expect(() => world.order('Alice', 'buy', 1, 100)).toThrow('withdrawals_only')
    expect(() => buy(world, 5n)).toThrow('withdrawals_only')
    const close = { type: 'ClosePosition', contract: PERP, position: 0, lots: 0, price: 0 } as const
    world.apply({ ...close, ...world.stamp('Alice') })
    expect(world.position('Alice')).toBeUndefined()
    const amount = 5n * USDT
    world.apply({ type: 'TransferFunds', ...world.stamp('Alice'), from: 'contract', to: 'funds', asset: 1, amount })
    expect(world.toy.exchange.restriction.withdrawalsOnly()).toEqual({ reason: 'custody' })
  })
})

function buy(world: ContractWorld, stake: bigint): void {
  const command: Command = {
    type: 'BuyOption',
    ...world.stamp('Alice'),
    index: INDEX_IDS.BTC ?? 1,
    cycle: 30,
    direction: 'up',
    stake: stake * USDT,
    payoutPpm: 850_000,
    feePpm: 10_000,
  }
  world.apply(command)
}

/** The pool gets its money as the house does: by two operators. */
function fundPool(world: ContractWorld): void {
  for (const operator of [1, 2]) {
    const action = { type: 'AppointOperator', operator, roles: ['administrator', 'treasury'] } as const
    world.apply({ type: 'Decide', proposer: 0, approver: 0, effectiveAt: 0, reason: 'founding', action })
  }
  const action = {
    type: 'ContributeCapital',
    owner: 'optionsPool',
    asset: 1,
    amount: 500n * USDT,
    evidence: 'x',
  } as const
  world.apply({ type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'options', action })
}
