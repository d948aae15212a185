import { Button, InlineAlert, TextArea, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { withdrawalTexts } from '../texts.ts'
import type { WithdrawalDetail } from '../words.ts'

const t = textsOf(withdrawalTexts)

interface ActProps {
  readonly withdrawal: WithdrawalDetail
  readonly onClose: () => void
}

type ActName = 'take' | 'approve' | 'refuse' | 'pay'

/** The actions that this step and the operator's roles allow. */
export function WithdrawalActs({ withdrawal }: { readonly withdrawal: WithdrawalDetail }) {
  const [act, setAct] = useState<ActName | null>(null)
  const may = {
    take: useMay('takeWithdrawal'),
    approve: useMay('approveWithdrawal'),
    refuse: useMay('refuseWithdrawal'),
    pay: useMay('payBankWithdrawal'),
  }
  const { state, kind, proposed } = withdrawal
  const steps: Readonly<Record<ActName, boolean>> = {
    take: state === 'requested',
    approve: state === 'review',
    pay: state === 'approved' && kind === 'bank',
    refuse: state === 'requested' || state === 'review' || state === 'approved',
  }
  const possible = (Object.keys(steps) as ActName[]).filter((name) => steps[name] && may[name])
  const onClose = () => setAct(null)
  return (
    <>
      {possible.map((name) => (
        <Button
          key={name}
          tone={name === 'refuse' ? 'danger' : 'primary'}
          blockedBecause={proposed === '' ? undefined : t('proposed', { action: '' })}
          onClick={() => setAct(name)}
        >
          {t(name)}
        </Button>
      ))}
      {act === 'take' && <Take withdrawal={withdrawal} onClose={onClose} />}
      {act === 'approve' && <Approve withdrawal={withdrawal} onClose={onClose} />}
      {act === 'refuse' && <Refuse withdrawal={withdrawal} onClose={onClose} />}
      {act === 'pay' && <Pay withdrawal={withdrawal} onClose={onClose} />}
    </>
  )
}

function Take({ withdrawal: { id }, onClose }: ActProps) {
  const act = useAct('takeWithdrawal')
  return (
    <ActDialog
      title={t('takeTitle', { id })}
      confirmLabel={t('take')}
      eyes="one"
      act={act}
      onConfirm={async (reason) => (await act.run({ id, reason })) !== undefined}
      onClose={onClose}
    >
      <p>{t('takeNote')}</p>
    </ActDialog>
  )
}

function Approve({ withdrawal, onClose }: ActProps) {
  const { id, receive, currency, destination, second } = withdrawal
  const act = useAct('approveWithdrawal')
  return (
    <ActDialog
      title={t('approveTitle', { id })}
      confirmLabel={t('approve')}
      eyes={second ? 'two' : 'one'}
      act={act}
      onConfirm={async (reason) => (await act.run({ id, reason })) !== undefined}
      onClose={onClose}
    >
      <p className="break-all">{t('approveNote', { receive: formats.decimal(receive), currency, destination })}</p>
    </ActDialog>
  )
}

function Refuse({ withdrawal: { id }, onClose }: ActProps) {
  const act = useAct('refuseWithdrawal')
  const [text, setText] = useState('')
  return (
    <ActDialog
      title={t('refuseTitle', { id })}
      confirmLabel={t('refuse')}
      tone="danger"
      eyes="one"
      act={act}
      problem={text.trim() === '' ? t('textMissing') : undefined}
      onConfirm={async (reason) => (await act.run({ id, reason, text: text.trim() })) !== undefined}
      onClose={onClose}
    >
      <p>{t('refuseNote')}</p>
      <TextArea label={t('text')} hint={t('textHint')} value={text} onValueChange={setText} />
      {text.trim() !== '' && (
        <InlineAlert>
          <p className="text-12 text-ink-3">{t('preview')}</p>
          <p>{text.trim()}</p>
        </InlineAlert>
      )}
    </ActDialog>
  )
}

function Pay({ withdrawal, onClose }: ActProps) {
  const { id, receive, currency, destination } = withdrawal
  const act = useAct('payBankWithdrawal')
  const [reference, setReference] = useState('')
  return (
    <ActDialog
      title={t('payTitle', { id })}
      confirmLabel={t('pay')}
      eyes="two"
      act={act}
      problem={reference.trim() === '' ? t('referenceMissing') : undefined}
      onConfirm={async (reason) => (await act.run({ id, reference: reference.trim(), reason })) !== undefined}
      onClose={onClose}
    >
      <p>{t('payNote', { receive: formats.decimal(receive), currency, destination })}</p>
      <TextField label={t('reference')} value={reference} onValueChange={setReference} maxLength={120} />
    </ActDialog>
  )
}
