import type { Command, ContractDefinition } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { BTC_PERP } from '../scenarios/contracts/contractWorld.ts'
import { TOY_INDEXES } from '../scenarios/timedOptions/optionRun.ts'
import { ToyExchange } from '../scenarios/toyExchange.ts'

const TIERS = [
  { upTo: '10000', maintenancePpm: 10_000, maxLeverage: 50 },
  { upTo: '100000', maintenancePpm: 20_000, maxLeverage: 20 },
]
const PERPETUAL: ContractDefinition = {
  ...BTC_PERP,
  lotSize: '0.001',
  maxLots: 10_000,
  tiers: TIERS,
}

function exchange(): ToyExchange {
  const toy = new ToyExchange('fast')
  for (const definition of TOY_INDEXES) toy.apply({ type: 'ListIndex', definition })
  return toy
}

function list(toy: ToyExchange, change: Partial<ContractDefinition> = {}): string {
  return reply(toy, { type: 'ListContract', definition: { ...PERPETUAL, ...change } })
}

function reply(toy: ToyExchange, command: Command): string {
  const { reply: answer } = toy.apply(command)
  return answer.kind === 'rejected' ? answer.rejection : answer.kind
}

describe('listing a contract', () => {
  test('once per id and symbol, on what is there (LIST-1)', () => {
    const toy = exchange()
    expect(list(toy, { index: 1002 })).toBe('unknown_index')
    expect(list(toy, { quote: 9 })).toBe('unknown_asset')
    expect(list(toy)).toBe('done')
    expect(toy.last?.events).toEqual([{ type: 'ContractListed', definition: PERPETUAL }])
    expect(list(toy)).toBe('already_listed')
    expect(list(toy, { id: 2001 })).toBe('already_listed')
    expect(list(toy, { id: 2001, symbol: 'OTHER' })).toBe('done')
  })

  test('a dated contract ends in the future and has no funding (LIST-2)', () => {
    const toy = exchange()
    const dated = { kind: 'dated' as const, fundingIntervalMs: 0 }
    expect(list(toy, { ...dated, expiry: toy.time })).toBe('bad_command')
    expect(list(toy, { ...dated, fundingIntervalMs: 3_600_000, expiry: toy.time + 1_000 })).toBe('bad_command')
    expect(list(toy, { ...dated, expiry: toy.time + 1_000 })).toBe('done')
  })

  const tier = (change: Partial<ContractDefinition['tiers'][number]>) => [TIERS[0], { ...TIERS[1], ...change }]
  test.each<readonly [string, Partial<ContractDefinition>]>([
    ['an id of an index', { id: 1999 }],
    ['a perpetual with an end', { expiry: 1_900_000_000_000 }],
    ['seven hours of funding', { fundingIntervalMs: 25_200_000 }],
    ['no lot size', { lotSize: '0' }],
    ['a tick × lot below the smallest unit', { lotSize: '0.0000001' }],
    ['more lots at least than at most', { minLots: 10_001 }],
    ['leverage other than the first tier', { maxLeverage: 20 }],
    ['no tiers', { tiers: [] }],
    ['edges that fall', { tiers: tier({ upTo: '9000' }) as ContractDefinition['tiers'] }],
    ['maintenance that falls', { tiers: tier({ maintenancePpm: 9_000 }) as ContractDefinition['tiers'] }],
    ['leverage that rises', { tiers: tier({ maxLeverage: 51 }) as ContractDefinition['tiers'] }],
    ['maintenance of the whole margin', { tiers: tier({ maintenancePpm: 50_000 }) as ContractDefinition['tiers'] }],
    ['a default beyond the widest slippage', { defaultSlippagePpm: 60_000 }],
    ['a fee of more than all', { takerPpm: 1_000_001 }],
    ['no impact', { impactNotional: '0' }],
    ['a cap below none', { fundingCapE8: -1 }],
    ['no name', { name: '' }],
  ])('refuses %s (LIST-2)', (_, change) => {
    expect(list(exchange(), change)).toBe('bad_command')
  })
})

describe('the state of a contract (REF-4)', () => {
  test('is set like a spot market’s', () => {
    const toy = exchange()
    const halt: Command = { type: 'SetMarketState', market: 2000, state: 'halted', reason: 'test' }
    expect(reply(toy, halt)).toBe('unknown_market')
    list(toy)
    expect(reply(toy, halt)).toBe('done')
    expect(toy.last?.events).toEqual([{ type: 'MarketStateSet', market: 2000, state: 'halted', reason: 'test' }])
    expect(toy.exchange.contracts.contract(2000)).toMatchObject({ state: 'halted', reason: 'test' })
  })
})
