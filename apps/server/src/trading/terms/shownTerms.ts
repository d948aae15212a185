import type { CallData, MoneyTermsView } from '@touchstone/protocol'
import { chargeUp, formatPlain, powerOfTen } from '@touchstone/quantities'
import { wordedTerms } from './wordedTerms.ts'

/** Whole units of the asset in the worked example. */
const EXAMPLE = 1_000n

/** The terms in force as a customer reads them before the address: what comes in by them goes out by them. */
export function shownTerms({ version, terms }: MoneyTermsView, scale: number): CallData<'getDepositInfo'>['terms'] {
  const amount = EXAMPLE * powerOfTen(scale)
  const fee = chargeUp(amount, terms.feePpm)
  const text = (value: bigint) => formatPlain(value, scale)
  return {
    version,
    ...wordedTerms(terms),
    returnFee: terms.returnFee,
    example: {
      amount: text(amount),
      turnover: text(chargeUp(amount, terms.turnoverPpm)),
      fee: text(fee),
      receive: text(amount - fee),
    },
  }
}
