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
    from: 18,
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
    name: 'slice-keeps-place',
    from: 6,
    beside: true,
    bug: 'the next slice of an iceberg trades before the others of its price',
    edits: [
      {
        file: 'core/src/matching/sliceRounds.ts',
        find: 'if (next !== NONE && table.price(next)',
        replace: 'if (next !== NONE && this.#waiting.length === 0 && table.price(next)',
      },
    ],
  },
  {
    name: 'reserve-shown',
    from: 6,
    beside: true,
    bug: 'an iceberg shows all of itself once its first slice is traded',
    edits: [
      {
        file: 'core/src/orders/orderLife.ts',
        find: 'Math.min(orders.visible(slot), orders.reserve(slot))',
        replace: 'orders.reserve(slot)',
      },
      {
        file: 'core/src/matching/sliceRounds.ts',
        find: 'lots: Math.min(table.visible(maker), left)',
        replace: 'lots: left',
      },
      {
        file: 'core/src/orders/checkConditions.ts',
        find: 'orders.shown(slot) > most',
        replace: 'orders.shown(slot) < 1',
      },
    ],
  },
  {
    name: 'trail-before-activation',
    from: 6,
    beside: true,
    bug: 'a stop with an activation price trails from its acceptance',
    edits: [
      {
        file: 'core/src/spot/orders/placeOrder.ts',
        find: 'isTrailing(conditions) && conditions.activation === 0',
        replace: 'isTrailing(conditions)',
      },
    ],
  },
  {
    name: 'trail-tick-missed',
    from: 14,
    beside: true,
    bug: 'stops that trail do not follow a price that is better by a single tick',
    edits: [
      {
        file: 'core/src/matching/trailing/trailingSide.ts',
        find: 'this.#way * (price - extreme) > 0',
        replace: 'this.#way * (price - extreme) > 1',
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
    from: 2,
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
  {
    name: 'pair-ended-twice',
    from: 6,
    beside: true,
    bug: 'whoever ends all orders on contracts ends the stop of a pair once more after its limit order has',
    edits: [
      {
        file: 'core/src/contracts/orders/resting/contractTerms.ts',
        find: 'if (this.#table.find(order) === slot) yield slot',
        replace: 'yield slot',
      },
    ],
  },
  {
    name: 'exits-before-fee',
    beside: true,
    bug: 'the exits of a purchase are for what it has bought before its fee',
    edits: [
      {
        file: 'core/src/spot/orders/settleFill.ts',
        find: 'base - charged)',
        replace: 'base)',
      },
    ],
  },
  {
    name: 'exits-lost',
    beside: true,
    bug: 'a purchase whose rest expires leaves no exits',
    edits: [
      {
        file: 'core/src/spot/brackets/endEntry.ts',
        find: "if (bracket.received === 0n) tellEnded(state, bracket, 'not_filled')",
        replace: "if (bracket.received === 0n || reason === 'expired') tellEnded(state, bracket, 'not_filled')",
      },
    ],
  },
]
