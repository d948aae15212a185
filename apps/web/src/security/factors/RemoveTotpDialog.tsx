import { Dialog, InlineAlert, TextField } from '@touchstone/ui'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { factorTexts } from './texts.ts'
import { useCodeForm } from './useCodeForm.ts'

export interface RemoveTotpDialogProps {
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveTotpDialog({ onClose, onRemoved }: RemoveTotpDialogProps) {
  const t = useTexts(factorTexts)
  const { form, failure } = useCodeForm(async (code) => {
    await withStepUp(() => api().call('delTotp', { code }, { refusal: 'here' }))
    onRemoved()
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
