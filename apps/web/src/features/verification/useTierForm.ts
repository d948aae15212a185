import { showToast } from '@touchstone/frame'
import type { KycTier } from '@touchstone/protocol'
import { type Problems, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText } from '../../shared/api/api.ts'
import { useDraft } from '../../shared/forms/useDraft.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { verificationTexts } from './texts.ts'

/** Saves the fields of a step and sends it to review; or only saves it. */
export function useTierForm<Values extends Readonly<Record<string, string>>>(options: {
  readonly tier: KycTier
  readonly initial: Values
  readonly check: (values: Values) => Problems<Values>
  readonly onChanged: () => void
}) {
  const { tier, initial, check, onChanged } = options
  const t = useTexts(verificationTexts)
  const [failure, setFailure] = useState('')
  const [saving, setSaving] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const draft = useDraft(`verification ${tier}`, initial)
  const form = useForm<Values>({
    initial: draft.initial,
    check,
    submit: (values) =>
      attempt(async () => {
        await api().call('saveKyc', { tier, ...values }, { refusal: 'here' })
        await api().call('editCenterLevel', { level: tier }, { refusal: 'here' })
        showToast('ok', t('messages.sent'))
        onChanged()
      }),
  })
  draft.keep(form.values)
  const save = async () => {
    setSaving(true)
    await attempt(async () => {
      await api().call('saveKyc', { tier, ...form.values }, { refusal: 'here' })
      showToast('ok', t('messages.saved'))
      onChanged()
    })
    setSaving(false)
  }
  return { form, failure, save, saving }
}

export type TierForm<Values extends Readonly<Record<string, string>>> = ReturnType<typeof useTierForm<Values>>
