import type { Mutant } from './mutant.ts'

/** Bugs of orders that end with others or by themselves. */
export const ORDER_LIFE_MUTANTS: readonly Mutant[] = [
  {
    name: 'silent-order-kept',
    beside: true,
    bug: 'of two orders of a silent customer the younger one stays',
    edits: [
      {
        file: 'core/src/orders/endOldOrders.ts',
        find: 'orders.id(slot) >= before',
        replace: 'ended === 1',
      },
    ],
  },
  {
    name: 'heartbeat-unheard',
    beside: true,
    bug: 'a sign of life does not move a deadline that stands',
    edits: [
      {
        file: 'core/src/cancelAllAfter/cancelAllAfter.ts',
        find: '  state.silences.begin({ id: owner, seconds, deadline })',
        replace: '  if (!state.silences.of(owner)) state.silences.begin({ id: owner, seconds, deadline })',
      },
      {
        file: 'core/src/cancelAllAfter/cancelAllAfter.ts',
        find: '  state.silences.stop(owner)\n  if (seconds === 0) return done(0)',
        replace: '  if (seconds === 0) {\n    state.silences.stop(owner)\n    return done(0)\n  }',
      },
    ],
  },
]
