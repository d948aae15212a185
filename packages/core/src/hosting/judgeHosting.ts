import type { HostingProductId, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { HOSTING } from '../ledger/accounts.ts'
import { amountFact, CURRENCY, withdrawalAsset } from '../ledger/currency.ts'
import { availableIn } from '../ledger/freeIn.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { hostingRoom } from './hostingRoom.ts'
import type { HostingState } from './hostingState.ts'
import type { Offer } from './offer.ts'

interface HostingJudgement {
  /** Undefined when there is no such product. */
  readonly offer: Offer | undefined
  readonly refused: Rejected | undefined
}

/**
 * HOST-3: the guards in order of precedence. `shown`: the version of the terms on the customer's screen; undefined: the terms in
 * force. Nothing is written, so quotes are judged the same way.
 */
export function judgeHosting(
  state: HostingState,
  owner: OwnerId,
  product: HostingProductId,
  amount: Amount,
  shown?: number,
): HostingJudgement {
  const offer = state.hosting.offers.get(product)
  const refused =
    judgeIsCustomer(state, owner) ??
    judgeFrozen(state, owner) ??
    judgeUnrestricted(state) ??
    (offer ? (judgeOffer(offer, shown) ?? judgeAmount(state, owner, offer, amount)) : refuse('unknown_product'))
  return { offer, refused }
}

function judgeOffer({ terms, version }: Offer, shown = version): Rejected | undefined {
  if (terms.state !== 'open') return refuse('product_closed')
  return shown === version ? undefined : refuse('terms_changed')
}

function judgeAmount(state: HostingState, owner: OwnerId, offer: Offer, amount: Amount): Rejected | undefined {
  const { least, most } = offer
  if (amount < least) return refuse('below_minimum_quantity', { min: amountFact(state, least) })
  if (amount > most) return refuse('above_maximum_quantity', { max: amountFact(state, most) })
  const left = hostingRoom(state, offer)
  if (amount > left) return refuse('sold_out', { left: amountFact(state, left), currency: CURRENCY })
  const available = availableIn(state, owner, HOSTING, withdrawalAsset(state))
  return amount > available ? refuse('insufficient_balance') : undefined
}
