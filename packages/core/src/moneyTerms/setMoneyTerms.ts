import { MAX_PPM, type MoneyTerms, type Reply, type SetMoneyTerms } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { type Amount, parseDecimal } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import type { MoneyTermsState } from './moneyTermsState.ts'

const DAY_MINUTES = 1440
const MOST_PER_DAY = 1_000
const LONGEST_HOLD_MS = 30 * DAY_MINUTES * 60_000

/** TERMS-1 */
export function judgeMoneyTerms(state: MoneyTermsState, { terms }: SetMoneyTerms): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  return areTimes(terms) && areRates(terms) && areAmounts(terms, currencyScale(state))
    ? undefined
    : refuse('bad_command')
}

/** For deposits from then on, and for what is done with money that came from none. The caller has judged it. TERMS-2. */
export function setMoneyTerms(state: MoneyTermsState, { terms }: SetMoneyTerms, decision: number): Reply {
  state.moneyTerms.set({ version: decision, terms })
  state.emit({ type: 'MoneyTermsSet', version: decision, terms })
  return done()
}

function areTimes({ opensAt, closesAt, perDay, addressHoldMs }: MoneyTerms): boolean {
  return (
    isWhole(opensAt, 0, DAY_MINUTES) &&
    isWhole(closesAt, opensAt + 1, DAY_MINUTES) &&
    isWhole(perDay, 1, MOST_PER_DAY) &&
    isWhole(addressHoldMs, 0, LONGEST_HOLD_MS)
  )
}

/** Something must be left of a withdrawal and of a conversion. */
function areRates({ feePpm, turnoverPpm, conversionSpreadPpm }: MoneyTerms): boolean {
  return (
    isWhole(feePpm, 0, MAX_PPM - 1) && isWhole(turnoverPpm, 0, MAX_PPM) && isWhole(conversionSpreadPpm, 0, MAX_PPM - 1)
  )
}

function areAmounts({ min, max, returnFee, secondPersonFrom }: MoneyTerms, scale: number): boolean {
  const least = parseDecimal(min, scale) ?? 0n
  const most = parseDecimal(max, scale) ?? 0n
  return (
    least > 0n &&
    least <= most &&
    isCharge(parseDecimal(returnFee, scale)) &&
    isCharge(parseDecimal(secondPersonFrom, scale))
  )
}

function isCharge(amount: Amount | undefined): boolean {
  return amount !== undefined && amount >= 0n
}
