import type { CallData } from '@touchstone/protocol'
import { api, failureText } from '../../../shared/api/api.ts'
import { isCertainRefusal } from '../../../shared/orders/certainRefusal.ts'
import type { PlaceAnswer } from '../../../shared/orders/submission.ts'
import type { ContractRequest } from '../ticket/ticketRequest.ts'

export type PlacedState = CallData<'addContract'>['state']

/** Places an order; only a refusal that certainly changed nothing counts as rejected. */
export async function placeContract(request: ContractRequest & { cid: string }): Promise<PlaceAnswer<PlacedState>> {
  try {
    const { orderNo, state } = await api().call('addContract', request, { refusal: 'here' })
    return { outcome: 'accepted', orderNo, state }
  } catch (error) {
    return isCertainRefusal(error) ? { outcome: 'rejected', message: failureText(error) } : { outcome: 'unknown' }
  }
}
