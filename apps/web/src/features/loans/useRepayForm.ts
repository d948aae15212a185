import { showToast } from '@touchstone/frame'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { typedAmount } from '../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useIntent } from '../../shared/orders/useIntent.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import type { Loan } from './loanState.ts'
import { type RepayValues, type RepayWay, repayProblems } from './repayInput.ts'
import { repayTexts } from './repayTexts.ts'

const EMPTY = { amount: '', way: 'balance', imgId: '', tpwd: '' }
const RENEWS = ['lendMy', 'lendMylist', 'getAsset2', 'getRecordList'] as const

const wayOf = (text: string): RepayWay => (text === 'proof' ? 'proof' : 'balance')

/** A repayment: the confirmed figures are those shown, and one confirmation pays at most once, however often it is sent. */
export function useRepayForm(loan: Loan, available: string) {
  const t = useTexts(repayTexts)
  const formats = useFormats()
  const goTo = useGoTo()
  const [confirming, setConfirming] = useState(false)
  const intent = useIntent('lendBack', RENEWS)
  const { code, currency, owed } = loan
  const form = useForm({
    initial: EMPTY,
    check: (typed) => {
      const { amount, imgId, tpwd } = repayProblems({ ...typed, way: wayOf(typed.way) }, { owed, available })
      return {
        amount: amount && t(`form.problem.${amount}`, { max: formats.decimal(owed) }),
        imgId: imgId && t(`form.problem.${imgId}`),
        tpwd: tpwd && t(`form.problem.${tpwd}`),
      }
    },
    submit: async () => setConfirming(true),
  })
  const values: RepayValues = { ...form.values, way: wayOf(form.values.way) }
  /** The customer changed something: the next payment is another one. */
  const set = (field: keyof typeof EMPTY, value: string) => {
    form.set(field, value)
    intent.forget()
  }
  const confirm = async () => {
    const { way, imgId, tpwd } = values
    const proof = way === 'proof' ? { imgId } : {}
    const done = await intent.send({ code, amount: typedAmount(values.amount), way, ...proof, tpwd })
    setConfirming(false)
    if (!done) return
    const left = isZero(done.owed) ? 'nothing' : 'some'
    const paid = t('form.done', { left, owed: formats.decimal(done.owed), currency })
    showToast('ok', way === 'proof' ? t('form.proofDone') : paid)
    goTo('/currencyRecord', { code })
  }
  return { form, values, set, confirming, confirm, turnBack: () => setConfirming(false), state: intent.state }
}
