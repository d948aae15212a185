import { clockText } from '@touchstone/core/formulas'
import type { CallData, MoneyTermsView } from '@touchstone/protocol'
import { formatPlain, powerOfTen } from '@touchstone/quantities'

/** Whole units of the asset in the worked example. */
const EXAMPLE = 1_000n
const MILLION = 1_000_000n
const PPM_DECIMALS = 6

function partUp(amount: bigint, ppm: number): bigint {
  return (amount * BigInt(ppm) + MILLION - 1n) / MILLION
}

/** The terms in force as a customer reads them before the address: what comes in by them goes out by them. */
export function shownTerms({ version, terms }: MoneyTermsView, scale: number): CallData<'getDepositInfo'>['terms'] {
  const amount = EXAMPLE * powerOfTen(scale)
  const fee = partUp(amount, terms.feePpm)
  const text = (value: bigint) => formatPlain(value, scale)
  return {
    version,
    open: clockText(terms.opensAt),
    close: clockText(terms.closesAt),
    perDay: terms.perDay,
    min: terms.min,
    max: terms.max,
    feeRate: formatPlain(BigInt(terms.feePpm), PPM_DECIMALS),
    turnoverRate: formatPlain(BigInt(terms.turnoverPpm), PPM_DECIMALS),
    returnFee: terms.returnFee,
    example: {
      amount: text(amount),
      turnover: text(partUp(amount, terms.turnoverPpm)),
      fee: text(fee),
      receive: text(amount - fee),
    },
  }
}
