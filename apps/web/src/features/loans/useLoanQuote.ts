import type { CallData, CallInput } from '@touchstone/protocol'
import { api } from '../../shared/api/api.ts'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { usePreview } from '../../shared/orders/usePreview.ts'
import { FRESH_MS } from './freshness.ts'

const DEBOUNCE_MS = 300

type Asked = CallInput<'tryLend'>
export type LoanQuote = CallData<'tryLend'>

function ask(request: Asked): Promise<LoanQuote> {
  return api().call('tryLend', request, { refusal: 'here' })
}

/** The cost of a loan, day by day: the exchange's own answer. Nothing for no product or amount. */
export function useLoanQuote(id: string, text: string): PreviewState<LoanQuote> {
  const amount = typedAmount(text)
  return usePreview(id === '' || isZero(amount) ? undefined : { id, amount }, ask, DEBOUNCE_MS, FRESH_MS)
}
