import type { Mutant } from './mutant.ts'

/** Bugs of money that comes in and goes out. */
export const MONEY_MUTANTS: readonly Mutant[] = [
  {
    name: 'deposit-twice',
    bug: 'a transfer is credited as often as it is seen',
    edits: [
      {
        file: 'core/src/deposits/creditDeposit.ts',
        find: '  if (state.deposits.has(depositKey(command))) return',
        replace: '  if (state.deposits.size < 0) return',
      },
    ],
  },
  {
    name: 'fee-of-today',
    from: 16,
    bug: 'an old deposit costs the fee of new terms',
    edits: [
      {
        file: 'core/src/withdrawals/withdrawalFee.ts',
        find: 'Math.min(today, termsOf(state, lot).terms.feePpm)',
        replace: 'Math.max(today, lot.id * 0)',
      },
    ],
  },
  {
    name: 'confirmed-unsigned',
    from: 8,
    bug: 'a withdrawal is paid by a transaction that was never signed',
    edits: [
      {
        file: 'core/src/withdrawals/payWithdrawal.ts',
        find: "if (!withdrawals.isPaidBy(withdrawal, transaction)) return refuse('withdrawal_state')",
        replace: "if (withdrawal.nonce < 0) return refuse('withdrawal_state')",
      },
      {
        file: 'core/src/withdrawals/payWithdrawal.ts',
        find: "return withdrawal.state === 'signed' ? undefined",
        replace: "return withdrawal.state === 'signed' || withdrawal.state === 'approved' ? undefined",
      },
    ],
  },
  {
    name: 'refund-twice',
    from: 2,
    bug: 'what operators work on or have refused can still be taken back',
    edits: [
      {
        file: 'core/src/withdrawals/requestWithdrawal.ts',
        find: "if (withdrawal.state !== 'requested') return",
        replace: "if (withdrawal.state === 'confirmed') return",
      },
    ],
  },
  {
    name: 'void-turnover',
    from: 25,
    bug: 'a void option counts as turnover',
    edits: [
      {
        file: 'core/src/timedOptions/due.ts',
        find: "if (outcome.result !== 'void') countTurnover",
        replace: 'if (outcome.windowMs >= 0) countTurnover',
      },
    ],
  },
  {
    name: 'uncounted-request',
    from: 10,
    bug: 'bank withdrawals do not count for the day',
    edits: [
      {
        file: 'core/src/withdrawals/usage.ts',
        find: "if (withdrawal.kind === 'return' || isGivenBack(withdrawal)) continue",
        replace: "if (withdrawal.kind !== 'chain' || isGivenBack(withdrawal)) continue",
      },
    ],
  },
  {
    name: 'lot-not-restored',
    from: 10,
    bug: 'a withdrawal that is given back leaves its lots used up',
    edits: [
      {
        file: 'core/src/withdrawals/giveBack.ts',
        find: 'if (lot) lots.setLeft(lot, lot.left + part.amount)',
        replace: 'if (lot) lots.setLeft(lot, lot.left)',
      },
    ],
  },
  {
    name: 'snapshot-loses-turnover',
    from: 2,
    bug: 'snapshots forget what was traded since a deposit',
    edits: [
      { file: 'core/src/lots/canonicalLots.ts', find: 'done: reader.i64(),', replace: 'done: reader.i64() * 0n,' },
    ],
  },
]
