import type { CallData, CallInput } from '@touchstone/protocol'
import { api } from '../../shared/api/api.ts'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { usePreview } from '../../shared/orders/usePreview.ts'
import { FRESH_MS } from './freshness.ts'

const DEBOUNCE_MS = 300

export type CoinQuote = CallData<'tryNewcoins'>

function ask(request: CallInput<'tryNewcoins'>): Promise<CoinQuote> {
  return api().call('tryNewcoins', request, { refusal: 'here' })
}

/** The cost of coins and the end of their lock-up: the exchange's own answer. Nothing for no coins. */
export function useCoinQuote(id: string, text: string): PreviewState<CoinQuote> {
  const quantity = typedAmount(text)
  return usePreview(isZero(quantity) ? undefined : { id, quantity }, ask, DEBOUNCE_MS, FRESH_MS)
}
