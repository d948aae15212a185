import { Button, Dialog, FailureAlert, FormFrame, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useAct } from '../acts/useAct.ts'
import { securityDialogTexts } from './texts.ts'

export interface AntiPhishingDialogProps {
  readonly word: string
  readonly onClose: () => void
}

export function AntiPhishingDialog({ word, onClose }: AntiPhishingDialogProps) {
  const t = useTexts(securityDialogTexts)
  const [typed, setTyped] = useState(word)
  const { busy, failure, run } = useAct()
  const save = () =>
    run(async () => {
      await api().call('saveAntiPhishing', { word: typed.trim() }, { refusal: 'here' })
      onClose()
    })
  return (
    <Dialog open title={t('antiPhishing.title')} closeLabel={t('cancel')} onClose={onClose}>
      <FormFrame label={t('antiPhishing.title')} onSubmit={() => void save()}>
        <p>{t('antiPhishing.lead')}</p>
        <TextField
          label={t('antiPhishing.field')}
          hint={word === '' ? undefined : t('antiPhishing.remove')}
          value={typed}
          onValueChange={setTyped}
          maxLength={24}
          autoComplete="off"
          autoFocus
        />
        <FailureAlert text={failure} />
        <Button type="submit" size="large" wide busy={busy}>
          {t('antiPhishing.submit')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
