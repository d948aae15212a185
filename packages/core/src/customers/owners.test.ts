import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Owners } from './owners.ts'

const TIERS = [0, 1, 2]

it('keeps how many customers are in each tier, however often they change it', () => {
  const act = fc.oneof(
    fc.constant('open' as const),
    fc.record({ customer: fc.nat(20), tier: fc.constantFrom(...TIERS) }),
  )
  const property = fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
    const owners = new Owners()
    const opened: number[] = []
    for (const each of acts) {
      if (each === 'open') opened.push(owners.open(`customer ${opened.length}`))
      else if (opened.length > 0) owners.setTier(opened[each.customer % opened.length] ?? 0, each.tier)
    }
    for (const tier of TIERS)
      expect(owners.inTier(tier)).toBe(opened.filter((owner) => owners.tier(owner) === tier).length)
  })
  fc.assert(property, { seed: 101, numRuns: 300 })
})
