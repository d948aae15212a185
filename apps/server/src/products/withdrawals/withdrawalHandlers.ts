import type { WITHDRAWAL_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { addressCalls } from './addressCalls.ts'
import { infoCalls } from './infoCalls.ts'
import { listCall } from './listCall.ts'
import { requestCalls } from './requestCalls.ts'
import type { WithdrawalParts } from './withdrawalParts.ts'

/** The calls by which customers take value out, and see what became of it. Closed in the demo account. */
export function withdrawalHandlers(parts: WithdrawalParts): CallHandlers<keyof typeof WITHDRAWAL_CALLS> {
  return {
    ...addressCalls(parts),
    ...infoCalls(parts),
    ...requestCalls(parts),
    ...listCall(parts),
  }
}
