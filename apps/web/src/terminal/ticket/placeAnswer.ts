import { failureText } from '../../shared/api/api.ts'
import { isCertainRefusal } from '../../shared/orders/certainRefusal.ts'
import type { PlaceAnswer } from '../../shared/orders/submission.ts'

/** Places an order; only a refusal that certainly changed nothing counts as rejected. */
export async function placeAnswer<Placed extends { readonly orderNo: string }>(
  placing: Promise<Placed>,
): Promise<PlaceAnswer<Placed>> {
  try {
    return { outcome: 'accepted', placed: await placing }
  } catch (error) {
    return isCertainRefusal(error) ? { outcome: 'rejected', message: failureText(error) } : { outcome: 'unknown' }
  }
}
