import type { CallData, CallInput } from '@touchstone/protocol'
import { api } from '../../shared/api/api.ts'
import { newClientId } from '../../shared/orders/clientId.ts'
import type { IntentName } from '../../shared/orders/useIntent.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'

/** Sends a call that needs a proof of identity: when the proof is missing it is asked for, and the same request is sent again. */
export function sendProved<Name extends IntentName>(
  name: Name,
  fields: Omit<CallInput<Name>, 'cid'>,
): Promise<CallData<Name>> {
  const request = { ...fields, cid: newClientId() } as CallInput<Name>
  return withStepUp(() => api().call(name, request, { refusal: 'here' }))
}
