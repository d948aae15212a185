import type { WITHDRAWAL_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { addressCalls } from './addresses/addressCalls.ts'
import { listCall } from './history/listCall.ts'
import { infoCalls } from './requests/infoCalls.ts'
import { requestCalls } from './requests/requestCalls.ts'
import type { WithdrawalServices } from './withdrawalServices.ts'

/** The calls by which customers take value out, and follow it to its end. Closed in the demo account. */
export function withdrawalHandlers(services: WithdrawalServices): CallHandlers<keyof typeof WITHDRAWAL_CALLS> {
  return {
    ...addressCalls(services),
    ...infoCalls(services),
    ...requestCalls(services),
    ...listCall(services),
  }
}
