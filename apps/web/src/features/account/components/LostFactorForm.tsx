import { Button, FailureAlert, FormFrame, InlineAlert, TEXT_LINK, TextField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../../../shared/api/api.ts'
import { CodeEntry } from '../../../shared/codes/CodeEntry.tsx'
import { useCode } from '../../../shared/codes/useCode.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import { codeSentence } from '../sentences.ts'
import { accountTexts } from '../texts.ts'

export interface LostFactorFormProps {
  /** As typed at the log-in. */
  readonly identity: { readonly account: string; readonly telCode?: string; readonly password: string }
  /** Where the code goes. */
  readonly address: string
  readonly onBack: () => void
}

/** Asks for the removal of a second factor that is lost: a person looks at it before anything changes. */
export function LostFactorForm({ identity, address, onBack }: LostFactorFormProps) {
  const t = useTexts(accountTexts)
  const request = useCode(address)
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { code: '', answer: '' },
    check: ({ code }) => ({ code: codeSentence(code, t) }),
    submit: async (values) => {
      setFailure('')
      try {
        await api().call('resetFactor', { ...identity, ...values }, { refusal: 'here' })
        setSent(true)
      } catch (error) {
        const word = isCallError(error) ? rejectionWord(error.code) : undefined
        if (word === 'code_wrong' || word === 'code_empty') form.refuse('code', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  const sendCode = async () => {
    const { account, telCode } = identity
    const failed = await request.send({ type: 'factor', account, ...(telCode !== undefined && { telCode }) })
    if (failed) form.refuse('code', failed)
    else form.focus('code')
  }
  const back = (
    <button type="button" className={`${TEXT_LINK} text-13`} onClick={onBack}>
      {t('forgot.toLogin')}
    </button>
  )
  if (sent)
    return (
      <div className="flex flex-col gap-5">
        <InlineAlert tone="ok" announce>
          <p className="font-medium">{t('messages.reviewed')}</p>
          <p className="mt-1 text-ink-2">{t('factor.lostSent')}</p>
        </InlineAlert>
        {back}
      </div>
    )
  return (
    <FormFrame label={t('factor.lostTitle')} onSubmit={() => void form.send()}>
      <p className="text-14 text-ink-2">{t('factor.lostLead')}</p>
      <CodeEntry field={form.field('code')} request={request} onSend={() => void sendCode()} address={address} />
      <TextField
        {...form.field('answer')}
        label={t('factor.answer')}
        hint={t('factor.answerHint')}
        maxLength={64}
        autoComplete="off"
      />
      <FailureAlert text={failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('factor.lostSubmit')}
      </Button>
      {back}
    </FormFrame>
  )
}
