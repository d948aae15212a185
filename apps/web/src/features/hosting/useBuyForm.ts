import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../shared/format/format.ts'
import type { AccountBalance } from '../../shared/funds/useAccountBalance.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { isCertainRefusal } from '../../shared/orders/certainRefusal.ts'
import { useIntent } from '../../shared/orders/useIntent.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { buyProblems, mostOf } from './buyInput.ts'
import type { ProductInfo } from './profitInfo.ts'
import { hostingTexts } from './texts.ts'
import { type ProfitQuote, useProfitQuote } from './useProfitQuote.ts'

const EMPTY = { amount: '', agreed: '', tpwd: '' }
const RENEWS = ['getProfitTotal', 'getProfitList', 'getProfitInfo', 'getMyprofit', 'getAsset2'] as const

/**
 * A purchase: the expected return is the exchange's answer, live; the confirmed figures are those shown; and one confirmation
 * buys at most once, however often it is sent.
 */
export function useBuyForm(product: ProductInfo, { available, decimals }: AccountBalance) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const goTo = useGoTo()
  const queries = useQueryClient()
  const demo = useSession((session) => session.demo)
  const [confirming, setConfirming] = useState<ProfitQuote | null>(null)
  const [confirmed, setConfirmed] = useState<ProfitQuote>()
  const intent = useIntent('buyProfit', RENEWS, (act) =>
    act().catch((error: unknown) => {
      // The offer may have changed, or be sold out: the page shows it as it is now.
      if (isCertainRefusal(error)) void queries.invalidateQueries({ queryKey: ['getProfitInfo'] })
      throw error
    }),
  )
  const form = useForm({
    initial: EMPTY,
    check: (values) => {
      const { amount, agreed, tpwd } = buyProblems(values, { product, available, decimals, demo })
      const limits = { min: formats.decimal(product.min), max: formats.decimal(mostOf(product)) }
      return {
        amount: amount && t(`buy.problem.${amount}`, limits),
        agreed: agreed && t(`buy.problem.${agreed}`),
        tpwd: tpwd && t(`buy.problem.${tpwd}`),
      }
    },
    submit: async () => {
      if (told && refusal === '') setConfirming(told)
    },
  })
  const { values } = form
  const quote = useProfitQuote(product.id, values.amount)
  const answer = quote.stale ? undefined : quote.preview
  // Without an answer to the purchase the confirmed order can be sent again, even if no new quote can be had.
  const told = answer ?? (intent.state.kind === 'unknown' ? confirmed : undefined)
  const refusal = told?.problem ?? ''
  /** Only figures that were shown can be confirmed. */
  const waits = isZero(typedAmount(values.amount)) || told ? '' : t(quote.failed ? 'buy.quoteFailed' : 'buy.asking')
  /** The customer changed something: the next purchase is another one. */
  const set = <Field extends keyof typeof EMPTY>(field: Field, value: string) => {
    form.set(field, value)
    intent.forget()
  }
  const confirm = async () => {
    const { amount, tpwd } = values
    const { id, terms } = product
    const fields = { id, amount: typedAmount(amount), terms: String(terms), agree: '1', tpwd }
    setConfirmed(confirming ?? undefined)
    const done = await intent.send(fields)
    setConfirming(null)
    if (!done) return
    showToast('ok', t('buy.done'))
    goTo('/profit_wdtg')
  }
  return {
    form,
    set,
    quote,
    refusal,
    waits,
    confirming,
    confirm,
    turnBack: () => setConfirming(null),
    state: intent.state,
    demo,
  }
}
