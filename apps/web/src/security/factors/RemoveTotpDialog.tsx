import { Dialog, InlineAlert, TextField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { rejectionWord } from '../../shared/rejections/rejectionText.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { factorTexts } from './texts.ts'

export interface RemoveTotpDialogProps {
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveTotpDialog({ onClose, onRemoved }: RemoveTotpDialogProps) {
  const t = useTexts(factorTexts)
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('codeEmpty') : undefined }),
    submit: async ({ code }) => {
      setFailure('')
      try {
        await withStepUp(() => api().call('delTotp', { code: code.trim() }, { refusal: 'here' }))
        onRemoved()
      } catch (error) {
        if (isCallError(error) && rejectionWord(error.code) === 'factor_code_wrong')
          form.refuse('code', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  return (
    <Dialog open title={t('totp.removeTitle')} closeLabel={t('cancel')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <InlineAlert tone="warn">
          <p>{t('totp.removeText')}</p>
          <p className="mt-1">{t('hold')}</p>
        </InlineAlert>
        <ChangeForm label={t('totp.removeTitle')} submitLabel={t('totp.remove')} form={form} failure={failure}>
          <TextField
            {...form.field('code')}
            label={t('totp.removeCode')}
            autoComplete="one-time-code"
            maxLength={32}
            spellCheck={false}
            autoFocus
            dir="ltr"
          />
        </ChangeForm>
      </div>
    </Dialog>
  )
}
