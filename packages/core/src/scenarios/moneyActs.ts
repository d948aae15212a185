import type { MoneyTerms, OperatorAction } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { Named } from './named.ts'

type Act = (run: Named, match: readonly string[]) => OperatorAction

const USDT = 6
const BITCOIN = 8

/** The terms that hold until others are set, which the stories change one by one. */
export const FIRST_TERMS: MoneyTerms = {
  opensAt: 720,
  closesAt: 1440,
  perDay: 2,
  min: '100',
  max: '200000',
  feePpm: 50_000,
  turnoverPpm: 900_000,
  addressHoldMs: 86_400_000,
  returnFee: '5',
  secondPersonFrom: '10000',
  conversionSpreadPpm: 2_000,
}

/** Acts of operators at the console about deposits and withdrawals. */
const ACTS: readonly (readonly [RegExp, Act])[] = [
  [
    /^sets? the terms to (.*)$/,
    (_, [change = '']) => ({ type: 'SetMoneyTerms', terms: { ...FIRST_TERMS, ...changed(change) } }),
  ],
  [/^takes? (\w+)$/, (run, [name = '']) => ({ type: 'TakeWithdrawal', withdrawal: run.withdrawal(name) })],
  [/^approves? (\w+)$/, (run, [name = '']) => ({ type: 'ApproveWithdrawal', withdrawal: run.withdrawal(name) })],
  [
    /^pays? (\w+) by bank line (\w+)$/,
    (run, [name = '', reference = '']) => ({
      type: 'PayBankWithdrawal',
      withdrawal: run.withdrawal(name),
      reference,
    }),
  ],
  [
    /^hands? (\S+) BTC to (\w+) for (\S+) by bank line (\w+)(?: under terms (\d+))?$/,
    (run, [amount = '', name = '', value = '', reference = '', terms]) => ({
      type: 'CreditPurchase',
      owner: run.owner(name),
      asset: 2,
      amount: parseDecimal(amount, BITCOIN) ?? 0n,
      value: parseDecimal(value, USDT) ?? 0n,
      reference,
      ...(terms === undefined ? {} : { terms: Number(terms) }),
    }),
  ],
  [
    /^(restricts?|frees?) the platform: (\w+)$/,
    (_, [verb = '', reason = '']) => ({
      type: 'RestrictPlatform',
      withdrawalsOnly: verb.startsWith('restrict'),
      reason,
    }),
  ],
  [/^refuses? (\w+)$/, (run, [name = '']) => ({ type: 'RefuseWithdrawal', withdrawal: run.withdrawal(name) })],
]

export function readMoneyAct(run: Named, phrase: string): OperatorAction | undefined {
  const act = ACTS.find(([pattern]) => pattern.test(phrase))
  return act?.[1](run, act[0].exec(phrase)?.slice(1) ?? [])
}

/** "feePpm 1000, min 50": the fields of one kind stay numbers, those of the other texts. */
function changed(change: string): Partial<MoneyTerms> {
  const fields = change.split(', ').map((field) => field.split(' ') as [keyof MoneyTerms, string])
  return Object.fromEntries(
    fields.map(([field, value]) => [field, typeof FIRST_TERMS[field] === 'number' ? Number(value) : value]),
  )
}
