import type { AssetId, OwnerId, WithdrawalId, WithdrawalView } from '@touchstone/protocol'
import type { SignerAsk } from '@touchstone/protocol/signer'
import type { Amount } from '@touchstone/quantities'
import type { Destinations } from '../follow/withdrawals/destinations.ts'
import type { PaymentRow } from '../ledger/ledgerRow.ts'
import { Refused } from '../words/refusal.ts'

/** A payment, as the signer's own replica has it. */
export interface Payment {
  readonly to: string
  readonly amount: Amount
}

export interface Replicated {
  withdrawal(withdrawal: number): WithdrawalView | undefined
  isHeld(owner: OwnerId): boolean
  readonly destinations: Pick<Destinations, 'allows'>
}

type Claim = Pick<SignerAsk<'prepare'>, 'withdrawal' | 'destination' | 'amount'>

/**
 * Derives the payment of a withdrawal from the log alone. `made` is the one signed before, which must be the very one the log
 * holds once it holds one. Throws Refused.
 */
export function judgePayment(replica: Replicated, asset: AssetId, claim: Claim, made: PaymentRow | undefined): Payment {
  const view = replica.withdrawal(claim.withdrawal)
  if (!view) throw new Refused('unknown_withdrawal')
  if (view.kind === 'bank' || view.asset !== asset) throw new Refused('wrong_asset')
  checkState(view, made)
  const payment = paymentOf(view)
  const isClaimed = claim.destination === payment.to && BigInt(claim.amount) === payment.amount
  if (!isClaimed || payment.amount <= 0n) throw new Refused('claim_differs')
  if (made) return payment
  if (!replica.destinations.allows(view)) throw new Refused('destination_not_allowed')
  // Before its nonce is taken: later payments would wait for one that the log does not take.
  if (replica.isHeld(view.owner)) throw new Refused('owner_held')
  return payment
}

/**
 * What is paid once more at a higher fee, derived from the log again: the payment whose latest version the log holds, or the one that was
 * found here to be made and is not in the log yet. Nothing more leaves by it, so that a freeze does not matter. Throws Refused.
 */
export function judgeReplacement(
  replica: Replicated,
  asset: AssetId,
  withdrawal: WithdrawalId,
  versions: readonly PaymentRow[],
): Payment {
  const view = replica.withdrawal(withdrawal)
  if (!view) throw new Refused('unknown_withdrawal')
  const [made] = versions
  if (view.state !== 'signed' || !made) throw new Refused('not_signed')
  const signed = versions.map(({ transaction }) => transaction)
  const isOurs = [view.transaction, ...view.replaced].every((transaction) => signed.includes(transaction))
  if (!isOurs || view.nonce !== made.nonce) throw new Refused('other_transaction')
  if (view.kind === 'bank' || view.asset !== asset) throw new Refused('wrong_asset')
  const payment = paymentOf(view)
  if (made.to !== payment.to || made.amount !== String(payment.amount)) throw new Refused('claim_differs')
  if (!replica.destinations.allows(view)) throw new Refused('destination_not_allowed')
  return payment
}

/**
 * The payment that was prepared for a withdrawal which ended without it. Its bytes have never left, and never will: nothing
 * can become of it any more. Throws Refused.
 */
export function judgeDiscard(view: WithdrawalView | undefined, made: PaymentRow | undefined): PaymentRow {
  if (!view || !made) throw new Refused('unknown_withdrawal')
  if (!isUnused(view)) throw new Refused('not_over')
  return made
}

/** Whether a withdrawal ended before a payment of it was in the log. */
export function isUnused({ state, transaction }: WithdrawalView): boolean {
  return (state === 'refused' || state === 'canceled') && transaction === ''
}

function paymentOf({ destination, amount, fee }: WithdrawalView): Payment {
  return { to: destination, amount: amount - fee }
}

function checkState({ state, transaction }: WithdrawalView, made: PaymentRow | undefined): void {
  if (state === 'approved') return
  if (state !== 'signed') throw new Refused('not_approved')
  if (transaction !== made?.transaction) throw new Refused('other_transaction')
}
