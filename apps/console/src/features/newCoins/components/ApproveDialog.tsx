import { ConfirmDialog, InlineAlert } from '@touchstone/ui'
import { useState } from 'react'
import { checkDigest } from '../../../shared/acts/digest.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import type { WaitingDecision } from '../coinRequest.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)

/** The proposal for which this browser computes another digest than the server's. */
async function firstThatDiffers(proposals: readonly WaitingDecision[]): Promise<WaitingDecision | undefined> {
  const checks = await Promise.all(proposals.map(({ payload, digest }) => checkDigest(payload, digest)))
  return proposals.find((_proposal, place) => checks[place] === 'differs')
}

export interface ApproveDialogProps {
  readonly proposals: readonly WaitingDecision[]
  readonly onClose: () => void
}

/** Approves several decisions about requests, each by the digest of its payload in the dialog, and each by its own call. */
export function ApproveDialog({ proposals, onClose }: ApproveDialogProps) {
  // The chosen proposals without the approved ones, while the list behind the dialog updates.
  const [chosen, setChosen] = useState(proposals)
  const [problems, setProblems] = useState<readonly string[]>([])
  const act = useAct('approveSubscriptions', { silent: true })
  const approve = async () => {
    const other = await firstThatDiffers(chosen)
    if (other) {
      setProblems([t('subscriptions.differs', { summary: other.summary })])
      return
    }
    const done = await act.run({ proposals: chosen.map(({ id, digest }) => ({ id, digest })) })
    if (!done) return
    const refused = done.filter(({ problem }) => problem !== '')
    const made = done.length - refused.length
    if (made > 0) tellOperator('ok', t('subscriptions.approved', { count: formats.count(made) }))
    const left = chosen.filter(({ id }) => refused.some((each) => each.id === id))
    const summary = (wanted: string) => left.find(({ id }) => id === wanted)?.summary ?? wanted
    setProblems(refused.map(({ id, problem }) => t('subscriptions.notApproved', { summary: summary(id), problem })))
    if (left.length === 0) onClose()
    else setChosen(left)
  }
  return (
    <ConfirmDialog
      open
      width="wide"
      title={t('subscriptions.approveTitle', { count: formats.count(chosen.length) })}
      tone="primary"
      confirmLabel={t('subscriptions.approveConfirm')}
      cancelLabel={t('subscriptions.cancel')}
      busy={act.busy}
      failure={act.failure}
      focus="cancel"
      onConfirm={() => void approve()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto font-medium text-ink-1">
          {chosen.map(({ id, summary }) => (
            <li key={id}>{summary}</li>
          ))}
        </ul>
        {problems.length === 0 && <p>{t('subscriptions.approveNote')}</p>}
        {problems.map((line) => (
          <InlineAlert key={line} tone="warn" announce>
            {line}
          </InlineAlert>
        ))}
      </div>
    </ConfirmDialog>
  )
}
