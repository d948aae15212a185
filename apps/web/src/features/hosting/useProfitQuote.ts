import type { CallData, CallInput } from '@touchstone/protocol'
import { api } from '../../shared/api/api.ts'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { usePreview } from '../../shared/orders/usePreview.ts'
import { FRESH_MS } from './freshness.ts'

const DEBOUNCE_MS = 300

type Asked = CallInput<'tryProfit'>
export type ProfitQuote = CallData<'tryProfit'>

function ask(request: Asked): Promise<ProfitQuote> {
  return api().call('tryProfit', request, { refusal: 'here' })
}

/** The return of an amount and the cost of its early redemption: the exchange's own answer. Nothing for no amount. */
export function useProfitQuote(id: string, text: string): PreviewState<ProfitQuote> {
  const amount = typedAmount(text)
  return usePreview(isZero(amount) ? undefined : { id, amount }, ask, DEBOUNCE_MS, FRESH_MS)
}
