import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { isCertainRefusal } from '../../../shared/orders/certainRefusal.ts'
import type { PreviewState } from '../../../shared/orders/previewFeed.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { useGoTo } from '../../../shared/routing/useGoTo.ts'
import type { LoanQuote } from '../useLoanQuote.ts'
import type { LoanProduct } from './application.ts'
import { applicationTexts } from './applicationTexts.ts'
import type { ApplicationState } from './useApplication.ts'

const RENEWS = ['lendMy', 'lendList', 'lendMylist', 'getLend'] as const

/** Sends an application once, however often it is confirmed, at the terms that were shown and ticked. */
export function useSendApplication(
  application: ApplicationState,
  product: LoanProduct,
  quote: PreviewState<LoanQuote>,
) {
  const t = useTexts(applicationTexts)
  const goTo = useGoTo()
  const queries = useQueryClient()
  const [confirming, setConfirming] = useState<LoanQuote | null>(null)
  const [confirmed, setConfirmed] = useState<LoanQuote>()
  const intent = useIntent('lendBuy', RENEWS, (act) =>
    act().catch((error: unknown) => {
      // The offer or the own limit may have changed: the page shows them as they are now.
      if (isCertainRefusal(error)) for (const read of RENEWS) void queries.invalidateQueries({ queryKey: [read] })
      throw error
    }),
  )
  const answer = quote.stale ? undefined : quote.preview
  // Without an answer to the application the confirmed one can be sent again, even if no new quote can be had.
  const told = answer ?? (intent.state.kind === 'unknown' ? confirmed : undefined)
  const form = useForm({
    // Version of the terms the box was ticked for: other terms have to be read again.
    initial: { agreed: '' },
    check: ({ agreed }) => ({ agreed: agreed === String(product.terms) ? undefined : t('review.agreeProblem') }),
    submit: async () => {
      if (told && told.problem === '') setConfirming(told)
    },
  })
  const confirm = async () => {
    const { amount, ...asked } = application.values
    setConfirmed(confirming ?? undefined)
    const done = await intent.send({
      ...asked,
      amount: typedAmount(amount),
      agree: '1',
      terms: String(product.terms),
    })
    setConfirming(null)
    if (!done) return
    application.close()
    showToast('ok', t('review.done'))
    goTo('/currencyRecord', { code: done.code })
  }
  return { form, told, confirming, confirm, turnBack: () => setConfirming(null), state: intent.state }
}
