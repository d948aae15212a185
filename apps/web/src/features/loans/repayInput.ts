import { splitPayment, sumOf } from '@touchstone/core/formulas'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { isPin } from '../../shared/account/accountInput.ts'
import { compareDecimals, readDown } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import { DECIMALS } from './currency.ts'
import type { Loan } from './loanState.ts'

export type RepayWay = 'balance' | 'proof'

export interface RepayValues {
  readonly amount: string
  readonly way: RepayWay
  readonly imgId: string
  readonly tpwd: string
}

export interface RepayLimits {
  readonly owed: string
  /** Money available in the funds account, plain decimal. */
  readonly available: string
}

export interface RepayProblems {
  readonly amount?: 'empty' | 'max' | 'recharge' | undefined
  readonly imgId?: 'proof' | undefined
  readonly tpwd?: 'pin' | undefined
}

function amountProblem({ amount: text, way }: RepayValues, { owed, available }: RepayLimits): RepayProblems['amount'] {
  const amount = typedAmount(text)
  const units = parseDecimal(amount, DECIMALS)
  if (units === undefined || units <= 0n) return 'empty'
  if (compareDecimals(amount, owed) > 0) return 'max'
  return way === 'balance' && compareDecimals(amount, available) > 0 ? 'recharge' : undefined
}

/** The problems of a repayment, in the order of the page; the exchange judges again. */
export function repayProblems(values: RepayValues, limits: RepayLimits): RepayProblems {
  return {
    amount: amountProblem(values, limits),
    imgId: values.way === 'proof' && values.imgId === '' ? 'proof' : undefined,
    tpwd: isPin(values.tpwd) ? undefined : 'pin',
  }
}

export interface Split {
  readonly lateFee: string
  readonly interest: string
  readonly principal: string
  /** Owed afterwards. */
  readonly left: string
}

type Owed = Pick<Loan, 'owedLateFee' | 'owedInterest' | 'owedPrincipal'>

/** The parts of a payment of the debt now, by the exchange's own formula: late fee, then interest, then principal. Plain decimals. */
export function splitOf(text: string, { owedLateFee, owedInterest, owedPrincipal }: Owed): Split {
  const units = (decimal: string) => readDown(decimal, DECIMALS) ?? 0n
  const plain = (amount: bigint) => formatPlain(amount, DECIMALS)
  const owed = { lateFee: units(owedLateFee), interest: units(owedInterest), principal: units(owedPrincipal) }
  const paid = splitPayment(owed, units(typedAmount(text)))
  return {
    lateFee: plain(paid.lateFee),
    interest: plain(paid.interest),
    principal: plain(paid.principal),
    left: plain(sumOf(owed) - sumOf(paid)),
  }
}
