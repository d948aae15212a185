import type { OrderRow } from '@touchstone/protocol'
import { api, failureText, isCallError } from '../../../shared/api/api.ts'
import { rejectionWord } from '../../../shared/rejections/rejectionText.ts'
import type { OrderRequest } from '../orderRequest.ts'
import type { PlaceAnswer } from '../orderSubmission.ts'

/** Words with which the server says that it does not know either. */
const UNKNOWN_OUTCOME = new Set(['outcome_unknown', 'internal'])

/** Places an order; only a refusal that certainly changed nothing counts as rejected. */
export async function placeOrder(request: OrderRequest & { cid: string }): Promise<PlaceAnswer> {
  try {
    const { orderNo, state } = await api().call('addOrder', request)
    return { outcome: 'accepted', orderNo, state: state satisfies OrderRow['state'] }
  } catch (error) {
    if (!isCallError(error) || UNKNOWN_OUTCOME.has(rejectionWord(error.code) ?? '')) return { outcome: 'unknown' }
    return { outcome: 'rejected', message: failureText(error) }
  }
}
