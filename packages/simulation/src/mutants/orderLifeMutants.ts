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
    name: 'late-end',
    beside: true,
    bug: 'an order ends two seconds after the moment it was good till',
    edits: [
      {
        file: 'core/src/orders/conditionsTable.ts',
        find: 'return { id: this.#table.id(slot), slot, goodTill }',
        replace: 'return { id: this.#table.id(slot), slot, goodTill: goodTill + 2_000 }',
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
  {
    name: 'other-kept-on-fill',
    beside: true,
    bug: 'a limit order trades and the stop of its pair goes on waiting',
    edits: [
      {
        file: 'core/src/orders/executePlan.ts',
        find: 'life.endOther(state, market, maker)',
        replace: 'if (orders.left(maker) === lots) life.endOther(state, market, maker)',
      },
    ],
  },
  {
    name: 'pair-holds-more',
    beside: true,
    bug: 'a pair holds a unit more than its dearer order needs',
    edits: [
      {
        file: 'core/src/orders/orderLife.ts',
        find: 'return alone > held ? alone - held : 0n',
        replace: 'return alone > held ? alone - held + 1n : 0n',
      },
    ],
  },
]
