import type { CallInput } from '@touchstone/protocol'
import { type Problems, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../shared/account/accountInput.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { Intent } from '../../shared/orders/useIntent.ts'
import { withdrawTexts } from './texts.ts'
import { useQuote } from './useQuote.ts'
import { isAboutAmount, type Quote, type WithdrawInfo } from './withdrawInput.ts'

type Values = Readonly<Record<string, string>> & { readonly amount: string; readonly tpwd: string }
type Requesting = 'addWithdraw' | 'addBankWithdraw'

export interface WithdrawFormOptions<Fields extends Values> {
  readonly info: WithdrawInfo
  readonly initial: Fields
  /** The faults of the fields besides amount and password. */
  readonly check: (values: Fields) => Problems<Fields>
  /** The request for a quote of the amount. */
  readonly quoted: (values: Fields) => Pick<CallInput<'tryWithdraw'>, 'kind' | 'addressId'>
  readonly intent: Pick<Intent<Requesting>, 'state' | 'forget'>
  /** Resolves with the answer, or with nothing when there was none. */
  readonly send: (values: Fields, quote: Quote) => Promise<unknown>
}

/**
 * A form for a withdrawal: fee and payment are the exchange's answer, live; its refusals stand under the amount or above the button.
 * The confirmation shows the quote.
 */
export function useWithdrawForm<Fields extends Values>(options: WithdrawFormOptions<Fields>) {
  const { info, initial, check, quoted, intent, send } = options
  const t = useTexts(withdrawTexts)
  const [confirming, setConfirming] = useState<Quote | null>(null)
  const [asked, setAsked] = useState<CallInput<'tryWithdraw'> | undefined>(undefined)
  const quote = useQuote(asked)
  const told = quote.stale ? undefined : quote.preview
  const wrongAmount = told && isAboutAmount(told.rejection) ? told.problem : undefined
  const refusal = told && wrongAmount === undefined ? told.problem : ''
  const form = useForm<Fields>({
    initial,
    check: (values) => ({
      ...check(values),
      amount: typedAmount(values.amount) === '' ? t('problem.amount') : wrongAmount,
      tpwd: isPin(values.tpwd) ? undefined : t('problem.tpwd'),
    }),
    submit: async () => {
      if (told && refusal === '') setConfirming(told)
    },
  })

  const ask = (values: Fields) => {
    const amount = typedAmount(values.amount)
    setAsked(amount === '' ? undefined : { currency: info.currency, amount, ...quoted(values) })
  }
  /** The customer changed something: an old answer is about something else. */
  const change = <Field extends keyof Fields>(field: Field, value: Fields[Field]) => {
    form.set(field, value)
    ask({ ...form.values, [field]: value })
    intent.forget()
  }
  const confirm = async () => {
    if (!confirming) return
    const done = await send(form.values, confirming)
    setConfirming(null)
    if (!done) return
    form.reset()
    setAsked(undefined)
  }
  return { t, form, quote, refusal, confirming, change, confirm, turnBack: () => setConfirming(null) }
}
