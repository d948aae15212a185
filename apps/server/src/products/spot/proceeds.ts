import type { CallData } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'

/** What is received, in units of the asset, after the fee. */
export function proceeds(
  gain: Amount,
  fee: Amount,
  received: { readonly code: string; readonly scale: number },
): CallData<'tryOco'>['limit'] {
  return {
    fee: formatPlain(fee, received.scale),
    feeCurrency: received.code,
    receive: formatPlain(gain - fee, received.scale),
    receiveCurrency: received.code,
  }
}
