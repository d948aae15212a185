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
import type { NewCoinInfo } from './newCoin.ts'
import { CHANGED_READS } from './ownSubscriptions.ts'
import { mostOf, subscribeProblems } from './subscribeInput.ts'
import { newCoinTexts } from './texts.ts'
import { type CoinQuote, useCoinQuote } from './useCoinQuote.ts'

const EMPTY = { quantity: '', agreed: '', tpwd: '' }

/** A request for coins: the cost that is confirmed is the one the exchange told, and one confirmation asks at most once. */
export function useSubscribeForm(coin: NewCoinInfo, balance: AccountBalance) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const goTo = useGoTo()
  const queries = useQueryClient()
  const demo = useSession((session) => session.demo)
  const [confirming, setConfirming] = useState<CoinQuote | null>(null)
  const [confirmed, setConfirmed] = useState<CoinQuote>()
  const intent = useIntent('buyNewcoins', CHANGED_READS, (act) =>
    act().catch((error: unknown) => {
      // The coin may be sold out, or its terms others, since it was read.
      if (isCertainRefusal(error)) void queries.invalidateQueries({ queryKey: ['getNewcoinsInfo'] })
      throw error
    }),
  )
  const form = useForm({
    initial: EMPTY,
    check: (values) => {
      const { quantity, agreed, tpwd } = subscribeProblems(values, { coin, balance, demo })
      const limits = {
        min: formats.decimal(coin.min),
        max: formats.decimal(mostOf(coin)),
        lot: formats.decimal(coin.lot),
        currency: coin.currency,
      }
      return {
        quantity: quantity && t(`form.problem.${quantity}`, limits),
        agreed: agreed && t(`form.problem.${agreed}`),
        tpwd: tpwd && t(`form.problem.${tpwd}`),
      }
    },
    submit: async () => {
      if (told && refusal === '') setConfirming(told)
    },
  })
  const quote = useCoinQuote(coin.id, form.values.quantity)
  const fresh = quote.stale ? undefined : quote.preview
  // A request that was not answered can be sent again even when nothing else can be asked.
  const told = fresh ?? (intent.state.kind === 'unknown' ? confirmed : undefined)
  const refusal = told?.problem ?? ''
  const isAsked = !isZero(typedAmount(form.values.quantity))
  const waits = isAsked && !told ? t(quote.failed ? 'form.quoteFailed' : 'form.asking') : ''
  /** A change by the customer makes it another request. */
  const set = (field: keyof typeof EMPTY, value: string) => {
    form.set(field, value)
    intent.forget()
  }
  const confirm = async () => {
    const { quantity, tpwd } = form.values
    setConfirmed(confirming ?? undefined)
    const done = await intent.send({
      id: coin.id,
      quantity: typedAmount(quantity),
      terms: String(coin.terms),
      agree: '1',
      tpwd,
    })
    setConfirming(null)
    if (!done) return
    showToast('ok', t('form.done'))
    goTo('/subscription', { order: done.orderNo })
  }
  const { state } = intent
  return { form, set, quote, refusal, waits, confirming, confirm, turnBack: () => setConfirming(null), state, demo }
}
