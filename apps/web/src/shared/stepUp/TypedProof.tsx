import { Button, FailureAlert, FormFrame, TextField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { placeRefusal } from './stepUpCall.ts'
import { stepUpTexts } from './texts.ts'

export interface TypedProofProps {
  readonly method: 'totp' | 'recovery'
  readonly onProved: () => void
}

/** A code of the authenticator app, or one that was kept. */
export function TypedProof({ method, onProved }: TypedProofProps) {
  const t = useTexts(stepUpTexts)
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('codeEmpty') : undefined }),
    submit: async ({ code }) => {
      setFailure('')
      try {
        await api().call('stepUp', { method, code: code.trim() }, { refusal: 'here' })
        onProved()
      } catch (error) {
        placeRefusal(error, { field: (text) => form.refuse('code', text), form: setFailure })
      }
    },
  })
  return (
    <FormFrame label={t('title')} onSubmit={() => void form.send()}>
      <TextField
        {...form.field('code')}
        label={t(method)}
        hint={t(`${method}Hint`)}
        autoFocus
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        maxLength={32}
        spellCheck={false}
        dir="ltr"
      />
      <FailureAlert text={failure} />
      <Button type="submit" wide busy={form.busy}>
        {t('confirm')}
      </Button>
    </FormFrame>
  )
}
