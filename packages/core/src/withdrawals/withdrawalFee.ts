import { type Amount, chargeUp } from '@touchstone/quantities'
import type { Floor } from '../floor/floor.ts'
import { type Share, termsOf } from '../lots/drawLots.ts'

/** Each part at the better of its lot's rate and today's, rounded up; money that came from no deposit at today's. WDR-6. */
export function withdrawalFee(state: Floor, drawn: readonly Share[], amount: Amount): Amount {
  const today = state.moneyTerms.current.terms.feePpm
  let free = amount
  let fee = 0n
  for (const { lot, amount: part } of drawn) {
    fee += chargeUp(part, Math.min(today, termsOf(state, lot).terms.feePpm))
    free -= part
  }
  return fee + chargeUp(free, today)
}
