import type { CoreEvent } from '@touchstone/protocol'
import { MAX_TICKS } from '@touchstone/quantities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineProduct } from '../../entry/product.ts'
import { Exchange } from '../../exchange.ts'
import { PRODUCTS } from '../../products.ts'
import { ContractFlow, contractGenesis } from '../../scenarios/contracts/contractFlow.ts'
import { CrowdFlow } from '../../scenarios/contracts/crowdFlow.ts'
import { HOLDER } from '../../scenarios/toyExchange.ts'
import { expectEqual } from '../../testing/expectEqual.ts'
import { newSha256 } from '../../testing/newSha256.ts'
import type { ContractsState } from '../contractsState.ts'
import { isLiquidated } from './health.ts'

const START = 1_750_000_000_000
const STEPS = 500

/** Every alarm of every position goes off with every mark, so that each mark looks at each position, as if there were none. */
const LOOKS_AT_ALL = defineProduct<{ state: ContractsState }>({
  name: 'looksAtAll',
  sampled: {
    rank: 1.5,
    run: ({ contracts }) => {
      for (const { place, alarms } of contracts.markets)
        for (const position of contracts.positions.ofContract(place))
          alarms.stopLoss.set(position, position.isLong ? MAX_TICKS : 1)
    },
  },
  ended: {
    rank: 1.5,
    run: ({ contracts }) => {
      for (const { place, alarms } of contracts.markets)
        for (const position of contracts.positions.ofContract(place)) {
          alarms.stopLoss.set(position, position.stopLoss)
          if (isLiquidated(position.owner)) alarms.health.set(position, position.isLong ? MAX_TICKS : 1)
        }
    },
  },
})

test('marks find by price what looking at every position finds, in the same order', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(0n, 5_000_000n, 500_000_000n), (seed, fund) => {
      // A crowd in four contracts on two indexes; at times few owners in two contracts on one.
      const flow = seed % 4 === 0 ? new ContractFlow(seed) : new CrowdFlow(seed)
      const byPrice = new Exchange({ newSha256 })
      const atAll = new Exchange({ newSha256, products: [...PRODUCTS, LOOKS_AT_ALL] })
      let time = START
      const leases = (['feed', 'maker', 'flow'] as const).map((role) => {
        return { type: 'AcquireLease' as const, role, holder: HOLDER, until: START + 60_000 }
      })
      const opening = [contractGenesis(fund), ...leases, ...flow.opening()]
      for (let step = 0; step < opening.length + STEPS; step++) {
        const first = opening[step]
        const { wait, command } = first ? { wait: 0, command: first } : flow.next(byPrice)
        time += 1 + wait
        const entry = { sequence: step + 1, time, command }
        const outcome = byPrice.apply(entry)
        const expected = atAll.apply(entry)
        expectEqual({ ...outcome, postings: [...outcome.postings] }, { ...expected, postings: [...expected.postings] })
        if (step % 5 === 0) byPrice.checkInvariants()
        for (const event of outcome.events) seen.set(label(event), (seen.get(label(event)) ?? 0) + 1)
      }
      expect(byPrice.stateHash()).toBe(atAll.stateHash())
    }),
    { seed: 31, numRuns: 12 },
  )
  for (const word of MUST_HAPPEN) expect([word, (seen.get(word) ?? 0) > 5]).toEqual([word, true])
}, 240_000)

const MUST_HAPPEN = [
  'taken_over cross',
  'taken_over isolated',
  'PositionClosed take_profit',
  'PositionClosed stop_loss',
  'PositionFunded',
]

function label(event: CoreEvent): string {
  if (event.type === 'LiquidationStep') return `${event.step} ${event.marginMode}`
  return event.type === 'PositionClosed' ? `PositionClosed ${event.closedBy}` : event.type
}
