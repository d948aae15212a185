import type { CallData } from '@touchstone/protocol'
import { divideUp, formatPlain, parseDecimal, powerOfTen } from '@touchstone/quantities'

export type PurchaseInfo = CallData<'getBuycoinInfo'>

const RATE_DECIMALS = 8
const PAY_DECIMALS = 2

/** The price of coins at a rate: two decimals, rounded up, as the exchange does. '' while it is no amount. */
export function payFor(amount: string, decimals: number, rate: string): string {
  const coins = parseDecimal(amount, decimals)
  const price = parseDecimal(rate, RATE_DECIMALS)
  if (coins === undefined || price === undefined || coins <= 0n) return ''
  return formatPlain(divideUp(coins * price, powerOfTen(decimals + RATE_DECIMALS - PAY_DECIMALS)), PAY_DECIMALS)
}

export interface PurchaseForm {
  readonly amount: string
  readonly name: string
  readonly imgId: string
  /** Version of the terms the box was ticked for, '' for none: other terms have to be read again. */
  readonly agreed: string
}

/** The limits of a form. */
export interface Offer {
  /** Coins. */
  readonly min: string
  /** Of the coin. */
  readonly decimals: number
  /** Version of the terms. */
  readonly version: number
}

export interface FormProblems {
  readonly amount?: 'amount' | 'min' | undefined
  readonly name?: 'payer' | undefined
  readonly imgId?: 'bill' | undefined
  readonly agreed?: 'agree' | undefined
}

/** The faults of a form; the exchange judges again. */
export function formProblems(
  { amount, name, imgId, agreed }: PurchaseForm,
  { min, decimals, version }: Offer,
): FormProblems {
  const coins = parseDecimal(amount.replace(/\.$/, ''), decimals)
  const least = parseDecimal(min, decimals) ?? 0n
  return {
    amount: coins === undefined || coins <= 0n ? 'amount' : coins < least ? 'min' : undefined,
    name: name.trim() === '' ? 'payer' : undefined,
    imgId: imgId === '' ? 'bill' : undefined,
    agreed: agreed === String(version) ? undefined : 'agree',
  }
}
