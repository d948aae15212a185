import type { OrderRow } from '@touchstone/protocol'
import { api, failureText } from '../../../shared/api/api.ts'
import { isCertainRefusal } from '../../../shared/orders/certainRefusal.ts'
import type { PlaceAnswer } from '../../../shared/orders/submission.ts'
import type { OrderRequest } from '../orderRequest.ts'

/** Places an order; only a refusal that certainly changed nothing counts as rejected. */
export async function placeOrder(request: OrderRequest & { cid: string }): Promise<PlaceAnswer<OrderRow['state']>> {
  try {
    const { orderNo, state } = await api().call('addOrder', request, { refusal: 'here' })
    return { outcome: 'accepted', orderNo, state }
  } catch (error) {
    return isCertainRefusal(error) ? { outcome: 'rejected', message: failureText(error) } : { outcome: 'unknown' }
  }
}
