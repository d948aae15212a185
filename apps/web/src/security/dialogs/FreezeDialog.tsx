import { Check, ConfirmDialog } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useAct } from '../acts/useAct.ts'
import { securityDialogTexts } from './texts.ts'

const EFFECTS = ['trading', 'positions', 'withdrawals', 'sessions', 'opening'] as const

/** Everything it means stands here before it can be done. */
export function FreezeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(securityDialogTexts)
  const [understood, setUnderstood] = useState(false)
  const { busy, failure, run } = useAct(['getSecurity', 'getAccountEvents', 'getSessions'])
  const freeze = () =>
    run(async () => {
      await api().call('freezeAccount', {}, { refusal: 'here' })
      onClose()
    })
  return (
    <ConfirmDialog
      open
      title={t('freeze.title')}
      tone="danger"
      confirmLabel={t('freeze.submit')}
      cancelLabel={t('cancel')}
      busy={busy}
      blockedBecause={understood ? undefined : t('freeze.understandFirst')}
      failure={failure}
      onConfirm={() => void freeze()}
      onCancel={onClose}
    >
      <p>{t('freeze.lead')}</p>
      <ul className="mt-3 mb-4 flex list-disc flex-col gap-1.5 ps-5">
        {EFFECTS.map((effect) => (
          <li key={effect}>{t(`freeze.effects.${effect}`)}</li>
        ))}
      </ul>
      <Check checked={understood} onCheckedChange={setUnderstood}>
        {t('freeze.understand')}
      </Check>
    </ConfirmDialog>
  )
}
