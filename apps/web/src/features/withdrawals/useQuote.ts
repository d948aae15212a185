import type { CallInput } from '@touchstone/protocol'
import { api } from '../../shared/api/api.ts'
import type { PreviewState } from '../../shared/orders/previewFeed.ts'
import { usePreview } from '../../shared/orders/usePreview.ts'
import type { Quote } from './withdrawInput.ts'

const DEBOUNCE_MS = 300

type Asked = CallInput<'tryWithdraw'>

function ask(request: Asked): Promise<Quote> {
  return api().call('tryWithdraw', request, { refusal: 'here' })
}

/** Fee and payment of a withdrawal, and why it would be refused: the exchange's own answer. */
export function useQuote(request: Asked | undefined): PreviewState<Quote> {
  return usePreview(request, ask, DEBOUNCE_MS)
}
