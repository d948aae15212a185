import { ConfirmDialog, TextArea } from '@touchstone/ui'
import { useState } from 'react'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import type { Proposal, Verdict } from '../proposal.ts'
import { approvalTexts } from '../texts.ts'
import { TermChanges } from './TermChanges.tsx'

const t = textsOf(approvalTexts)
const SHOWN_OF_DIGEST = 16

export interface VerdictDialogProps {
  readonly proposal: Proposal
  readonly verdict: Verdict
  /** The new operator's one-time password, when the approval appointed one. */
  readonly onTold: (password: string) => void
  readonly onClose: () => void
}

/** Confirms a verdict on a proposal; the request carries the digest of the payload on screen. */
export function VerdictDialog({ proposal, verdict, onTold, onClose }: VerdictDialogProps) {
  const [text, setText] = useState('')
  const [attempted, setAttempted] = useState(false)
  const act = useAct('setApproval', { silent: true })
  const missing = verdict === 'refuse' && text.trim() === ''
  const decide = async () => {
    setAttempted(true)
    if (missing) return
    const { id, digest } = proposal
    const done = await act.run({ id, digest, result: verdict, text: text.trim() })
    if (!done) return
    const outcome = t('done', { state: t(`states.${done.state}`) })
    if (done.state === 'failed') tellOperator('danger', `${outcome} ${done.problem}.`)
    else tellOperator('ok', outcome)
    if (done.oneTimePassword) onTold(done.oneTimePassword)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(`titles.${verdict}`)}
      tone={verdict === 'approve' ? 'primary' : 'danger'}
      confirmLabel={t(verdict)}
      cancelLabel={t('cancel')}
      busy={act.busy}
      failure={act.failure}
      focus={verdict === 'approve' ? 'cancel' : 'field'}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <p className="font-medium text-ink-1">{formats.momentsIn(proposal.summary)}</p>
        <TermChanges terms={proposal.terms} />
        {verdict === 'approve' && (
          <p className="font-mono text-12 break-all">
            {t('approves', { digest: proposal.digest.slice(0, SHOWN_OF_DIGEST) })}
          </p>
        )}
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          value={text}
          onValueChange={setText}
          error={attempted && missing ? t('noteMissing') : undefined}
        />
      </div>
    </ConfirmDialog>
  )
}
