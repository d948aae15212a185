import type { Mutant } from './mutant.ts'

/** Changes at the edge of a rule: by one tick, one sample, one unit, one place in an order. */
export const EDGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'leverage-ignored',
    from: 17,
    bug: 'the order of deleveraging ignores leverage',
    edits: [
      {
        file: 'core/src/contracts/risk/deleveragingQueue.ts',
        find: 'divideDown(profit * BigInt(position.leverage) * MILLION,',
        replace: 'divideDown(profit * MILLION,',
      },
    ],
  },
  {
    name: 'sixty-first-sample',
    bug: 'a dated contract needs one sample more than the rule says',
    edits: [
      {
        file: 'core/src/contracts/settlement/settlementWindow.ts',
        find: 'export const LEAST_SAMPLES = 60',
        replace: 'export const LEAST_SAMPLES = 61',
      },
    ],
  },
  {
    name: 'half-a-day',
    bug: 'answers may be forgotten after twelve hours',
    edits: [
      {
        file: 'core/src/idempotency/idempotency.ts',
        find: 'now - this.#runs[0].lastAt >= KEPT_MS',
        replace: 'now - this.#runs[0].lastAt >= 12 * HOUR_MS',
      },
    ],
  },
  {
    name: 'newest-stop-first',
    from: 35,
    bug: 'of stops at one price the newest fires first',
    edits: [
      {
        file: 'core/src/matching/stopList.ts',
        find: 'return distance !== 0 ? distance < 0 : this.#table.id(one) < this.#table.id(other)',
        replace: 'return distance !== 0 ? distance < 0 : this.#table.id(one) > this.#table.id(other)',
      },
    ],
  },
  {
    name: 'own-order-kept',
    from: 13,
    bug: 'an order that expires both keeps the own order it met',
    edits: [
      {
        file: 'core/src/matching/matchPlan.ts',
        find: 'if (taker.prevention !== EXPIRE_TAKER) this.#step(maker, MAKER_IS_OWN)',
        replace: 'if (taker.prevention === EXPIRE_MAKER) this.#step(maker, MAKER_IS_OWN)',
      },
    ],
  },
  {
    name: 'edge-above',
    from: 32,
    bug: 'a value at the edge of a tier is in the tier above',
    edits: [
      {
        file: 'core/src/contracts/arithmetic/marginTiers.ts',
        find: 'const place = tiers.findIndex(({ upTo }) => value <= upTo)',
        replace: 'const place = tiers.findIndex(({ upTo }) => value < upTo)',
      },
    ],
  },
  {
    name: 'one-tick-late',
    from: 32,
    bug: 'a long is liquidated one tick late',
    edits: [
      {
        file: 'core/src/contracts/risk/health.ts',
        find: 'return position.isLong ? market.markPrice <= price :',
        replace: 'return position.isLong ? market.markPrice < price :',
      },
    ],
  },
]
