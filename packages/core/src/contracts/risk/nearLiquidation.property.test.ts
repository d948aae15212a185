import { FIRST_CUSTOMER } from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exchange } from '../../exchange.ts'
import { ContractFlow, contractGenesis } from '../../scenarios/contracts/contractFlow.ts'
import { CrowdFlow } from '../../scenarios/contracts/crowdFlow.ts'
import { HOLDER } from '../../scenarios/toyExchange.ts'
import { newSha256 } from '../../testing/newSha256.ts'

const START = 1_750_000_000_000
const STEPS = 400
const MANY = 100_000
const LEVELS = [300_000, 500_000, 800_000]

/** By looking at every position. An account is near when one of its positions is found. */
function nearByLooking(exchange: Exchange, owners: Iterable<number>, level: number): Set<string> {
  const near = new Set<string>()
  for (const owner of owners)
    for (const { riskPpm, marginMode, position } of exchange.contracts.positions(owner))
      if (riskPpm > level) near.add(marginMode === 'cross' ? `account ${owner}` : `position ${position}`)
  return near
}

function nearByPrice(exchange: Exchange, level: number): Set<string> {
  const near = new Set<string>()
  for (const { id } of exchange.contracts.all()) {
    const { positions, candidates } = exchange.contracts.nearLiquidation(id, level, { from: 0, most: MANY })
    const sliced = [0, 1, 2].map((from) => exchange.contracts.nearLiquidation(id, level, { from, most: 1 }))
    expect(sliced.flatMap((slice) => slice.positions)).toEqual(
      exchange.contracts.nearLiquidation(id, level, { from: 0, most: 3 }).positions,
    )
    expect(positions.length).toBeLessThanOrEqual(candidates)
    for (const { riskPpm, marginMode, owner, position } of positions) {
      expect(riskPpm).toBeGreaterThan(level)
      near.add(marginMode === 'cross' ? `account ${owner}` : `position ${position}`)
    }
  }
  return near
}

test('who is near a liquidation is found by price as by looking at every position, right after each mark', () => {
  const seen = { isolated: 0, cross: 0 }
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const flow = seed % 3 === 0 ? new ContractFlow(seed) : new CrowdFlow(seed)
      const exchange = new Exchange({ newSha256 })
      const leases = (['feed', 'maker', 'flow'] as const).map((role) => {
        return { type: 'AcquireLease' as const, role, holder: HOLDER, until: START + 60_000 }
      })
      const opening = [contractGenesis(500_000_000n), ...leases, ...flow.opening()]
      const owners = new Set<number>()
      let time = START
      for (let step = 0; step < opening.length + STEPS; step++) {
        const first = opening[step]
        const { wait, command } = first ? { wait: 0, command: first } : flow.next(exchange)
        time += 1 + wait
        const { events } = exchange.apply({ sequence: step + 1, time, command })
        for (const event of events) if ('owner' in event && event.owner >= FIRST_CUSTOMER) owners.add(event.owner)
        if (command.type !== 'IndexSamples') continue
        for (const level of LEVELS) {
          const near = nearByLooking(exchange, owners, level)
          for (const key of near) seen[key.startsWith('account') ? 'cross' : 'isolated']++
          expect(nearByPrice(exchange, level)).toEqual(near)
        }
      }
    }),
    { seed: 5, numRuns: 8 },
  )
  expect(seen.isolated).toBeGreaterThan(20)
  expect(seen.cross).toBeGreaterThan(20)
}, 240_000)
