import type { ContractDefinition } from '@touchstone/protocol'
import { expect, it } from 'vitest'
import { catalogueEntryOf } from './catalogue.ts'
import { capLeverage } from './leverageCaps.ts'
import { listingCommands } from './listing.ts'

const CAPS = { crypto: 25, other: 10 }

function perpetual(symbol: string): ContractDefinition {
  const entry = catalogueEntryOf(symbol)
  if (!entry) throw new Error(`${symbol} is not in the catalogue`)
  return entry.perpetual
}

it('lowers the leverage of the contract and of each tier, and nothing else', () => {
  const before = perpetual('BTCPERP')
  const after = capLeverage(before, 'crypto', CAPS)
  expect(before.maxLeverage).toBe(100)
  expect(after.tiers.map(({ maxLeverage }) => maxLeverage)).toEqual([25, 25, 25, 25, 20, 10])
  const bare = ({ tiers, ...rest }: ContractDefinition) => ({
    ...rest,
    maxLeverage: 0,
    tiers: tiers.map(({ upTo, maintenancePpm }) => ({ upTo, maintenancePpm })),
  })
  expect(bare(after)).toEqual(bare(before))
  expect(after.maxLeverage).toBe(25)
})

it('raises nothing', () => {
  const gold = perpetual('XAUPERP')
  expect(capLeverage(gold, 'metal', { crypto: 1, other: 100 })).toBe(gold)
})

it('holds for everything that is listed, dated contracts among it', () => {
  const world = {
    assets: () => [{ id: 1, code: 'USDT', name: 'Tether', scale: 6 }],
    spot: { markets: () => [] },
    reference: { indexes: () => [] },
    contracts: { all: () => [] },
    timedOptions: { terms: () => [] },
  }
  const gold = catalogueEntryOf('XAUPERP')?.index.id ?? 0
  const commands = listingCommands(world, 1_800_000_000_000, [gold], CAPS)
  const leverages = commands.flatMap((one) => (one.type === 'ListContract' ? [one.definition.maxLeverage] : []))
  expect(leverages.length).toBeGreaterThan(0)
  expect(new Set(leverages)).toEqual(new Set([10]))
})
