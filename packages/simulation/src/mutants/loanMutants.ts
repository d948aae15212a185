import type { Mutant } from './mutant.ts'

/** Bugs of loans. */
export const LOAN_MUTANTS: readonly Mutant[] = [
  {
    name: 'no-free-days',
    from: 2,
    bug: 'interest runs from the first day',
    edits: [
      {
        file: 'core/src/loans/loanFormulas.ts',
        find: 'Math.max(fromDay, basis.freeDays + 1)',
        replace: 'Math.max(fromDay, 1)',
      },
    ],
  },
  {
    name: 'no-grace',
    from: 2,
    bug: 'late fees run as soon as a loan is expired',
    edits: [
      {
        file: 'core/src/loans/loanFormulas.ts',
        find: 'return days + graceDays + 1',
        replace: 'return days + Math.min(graceDays, 0) + 1',
      },
    ],
  },
  {
    name: 'principal-first',
    from: 10,
    bug: 'a payment pays the interest last',
    edits: [
      {
        file: 'core/src/loans/loanFormulas.ts',
        find: 'const interest = smaller(owed.interest, amount - lateFee)',
        replace: 'const interest = smaller(owed.interest, larger(amount - lateFee - owed.principal, 0n))',
      },
    ],
  },
  {
    name: 'proof-twice',
    from: 2,
    bug: 'a line of the bank proves as many repayments as anybody likes',
    edits: [{ file: 'core/src/loans/creditLoanProof.ts', find: '  state.loans.lines.add(line)\n', replace: '' }],
  },
  {
    name: 'proof-too-late',
    from: 28,
    bug: 'a proof counts from its approval, and what it paid has cost interest meanwhile',
    edits: [
      {
        file: 'core/src/loans/creditLoanProof.ts',
        find: "{ way: 'proof', at: uploadedAt, line }",
        replace: "{ way: 'proof', at: state.time, line }",
      },
    ],
  },
  {
    name: 'charges-without-end',
    from: 11,
    bug: 'a loan may cost more than was lent',
    edits: [
      {
        file: 'core/src/loans/loanFormulas.ts',
        find: 'new ChargeSum(steps[0]?.principal ?? 0n)',
        replace: 'new ChargeSum(1n << 62n)',
      },
    ],
  },
  {
    name: 'borrowed-money-leaves',
    from: 47,
    bug: 'borrowed money can be withdrawn',
    edits: [
      {
        file: 'core/src/withdrawals/judgeWithdrawal.ts',
        find: 'return staying === 0n ? undefined',
        replace: 'return staying >= 0n ? undefined',
      },
    ],
  },
]
