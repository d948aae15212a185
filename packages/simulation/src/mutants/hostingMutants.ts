import type { Mutant } from './mutant.ts'

/** Bugs of hosting. */
export const HOSTING_MUTANTS: readonly Mutant[] = [
  {
    name: 'hosting-unbacked',
    bug: 'only half of a promised return is set aside',
    edits: [
      {
        file: 'core/src/hosting/hostingMoney.ts',
        find: 'state.journal.post(treasury, escrow, order.promised,',
        replace: 'state.journal.post(treasury, escrow, order.promised / 2n,',
      },
    ],
  },
  {
    name: 'loss-to-treasury',
    from: 8,
    bug: 'what an early redemption costs goes to the treasury, and so into other customers’ returns',
    edits: [
      {
        file: 'core/src/hosting/reasons.ts',
        find: '[[TRADER_HELD, FEES_FREE, OTHER_OWNER]]',
        replace: '[[TRADER_HELD, FEES_FREE, OTHER_OWNER], [TRADER_HELD, TREASURY_FREE, OTHER_OWNER]]',
      },
      {
        file: 'core/src/hosting/hostingMoney.ts',
        find: 'state.journal.post(held, fees, loss,',
        replace: 'state.journal.post(held, treasury, loss,',
      },
    ],
  },
  {
    name: 'day-too-early',
    bug: 'a day is paid when it begins',
    edits: [
      {
        file: 'core/src/hosting/hostingOrder.ts',
        find: 'endOfDay(boughtAt, daysPaid + 1)',
        replace: 'endOfDay(boughtAt, daysPaid)',
      },
    ],
  },
  {
    name: 'loss-of-today',
    from: 51,
    bug: 'an early redemption costs what the product says today, not what was agreed',
    edits: [
      {
        file: 'core/src/hosting/due.ts',
        find: 'earlyLoss(order.amount, order.earlyLossPpm)',
        replace: 'earlyLoss(order.amount, state.hosting.offers.get(order.product)?.terms.earlyLossPpm ?? 0)',
      },
    ],
  },
  {
    name: 'last-day-short',
    from: 59,
    bug: 'the last day pays as much as the others, and the remainder is kept',
    edits: [
      {
        file: 'core/src/hosting/hostingFormulas.ts',
        find: 'return day < basis.cycleDays ? daily',
        replace: 'return day <= basis.cycleDays ? daily',
      },
    ],
  },
  {
    name: 'capacity-forgotten',
    from: 14,
    bug: 'a product sells its whole capacity to everybody',
    edits: [
      {
        file: 'core/src/hosting/hostingRoom.ts',
        find: 'capacity - state.hosting.orders.sumsOf(terms.product).hosted',
        replace: 'capacity',
      },
    ],
  },
]
