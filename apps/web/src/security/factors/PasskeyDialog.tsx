import { makePasskey } from '@touchstone/frame'
import { Dialog, InlineAlert, TextField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { passkeyFailureText, passkeyObstacleText } from '../../shared/passkeys/passkeyText.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { factorTexts } from './texts.ts'

export interface PasskeyDialogProps {
  readonly onClose: () => void
  /** Codes come with the first factor only; [] otherwise. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const t = useTexts(factorTexts)
  const obstacle = passkeyObstacleText()
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('passkey.nameEmpty') : undefined }),
    submit: async ({ name }) => {
      setFailure('')
      try {
        const { options } = await withStepUp(() => api().call('startPasskey', {}, { refusal: 'here' }))
        const response = await makePasskey(options)
        const { recoveryCodes } = await api().call('addPasskey', { name: name.trim(), response }, { refusal: 'here' })
        onAdded(recoveryCodes)
      } catch (error) {
        setFailure(passkeyFailureText(error) ?? failureText(error))
      }
    },
  })
  return (
    <Dialog open title={t('passkey.title')} closeLabel={t('cancel')} onClose={onClose}>
      {obstacle === undefined ? (
        <ChangeForm label={t('passkey.title')} submitLabel={t('passkey.submit')} form={form} failure={failure}>
          <p>{t('passkey.lead')}</p>
          <InlineAlert tone="warn">{t('hold')}</InlineAlert>
          <TextField
            {...form.field('name')}
            label={t('passkey.name')}
            hint={t('passkey.nameHint')}
            maxLength={40}
            autoComplete="off"
            autoFocus
          />
        </ChangeForm>
      ) : (
        <InlineAlert tone="warn">{obstacle}</InlineAlert>
      )}
    </Dialog>
  )
}
