import { type CreditPurchase, type MoneyTermsView, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { isLineUsed } from '../floor/bankLines.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { availableFunds } from '../ledger/holds.ts'
import { newLot } from '../lots/newLot.ts'
import type { PurchasesState } from './purchasesState.ts'
import { PURCHASE } from './reasons.ts'

/** BUY-1 */
export function judgePurchase(state: PurchasesState, command: CreditPurchase): Rejected | undefined {
  const { owner, amount, reference } = command
  if (!agreedTerms(state, command)) return refuse('bad_command')
  const barred = judgeCustomer(state, owner)
  if (barred) return barred
  const asset = assetIndex(state, command.asset)
  if (asset < 0) return refuse('unknown_asset')
  if (isLineUsed(state, reference)) return refuse('already_done')
  return amount > availableFunds(state, SYSTEM_OWNERS.treasury, asset) ? refuse('treasury_short') : undefined
}

/** Hands over coins that were paid for by remittance. The caller has judged it. BUY-1, LOT-1. */
export function creditPurchase(state: PurchasesState, command: CreditPurchase): Reply {
  const { owner, asset, amount, value, reference } = command
  const place = assetIndex(state, asset)
  const treasury = state.accounts.cell(SYSTEM_OWNERS.treasury, FUNDS, place, AVAILABLE)
  const lot = newLot(state, command, value, '', agreedTerms(state, command))
  state.remittances.add(reference)
  state.journal.post(treasury, state.accounts.cell(owner, FUNDS, place, AVAILABLE), amount, PURCHASE, lot.id)
  state.emit({ type: 'PurchaseCredited', lot: lot.id, owner, asset, amount, value, reference, terms: lot.terms })
  return done(lot.id)
}

/** Those the customer was shown; undefined when they never held. */
function agreedTerms({ moneyTerms }: PurchasesState, { terms }: CreditPurchase): MoneyTermsView | undefined {
  return terms === undefined ? moneyTerms.current : moneyTerms.version(terms)
}
