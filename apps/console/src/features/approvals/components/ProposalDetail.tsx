import { Button, CopyButton, FailureAlert, InlineAlert, KeyValue, NO_FIGURE, StateChip } from '@touchstone/ui'
import { useState } from 'react'
import { useDigestCheck } from '../../../shared/acts/digest.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { JsonText } from '../../../shared/frame/JsonText.tsx'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useMe } from '../../../shared/session/session.ts'
import { actionName } from '../../../shared/words/acts.ts'
import { type Proposal, STATE_TONES, type Verdict, verdictsFor } from '../proposal.ts'
import { approvalTexts } from '../texts.ts'
import { TermChanges } from './TermChanges.tsx'
import { VerdictDialog } from './VerdictDialog.tsx'

const t = textsOf(approvalTexts)

export interface ProposalDetailProps {
  readonly proposal: Proposal
  /** A one-time password, shown to the approver alone. */
  readonly onTold: (password: string) => void
}

/** One proposal with its exact payload, and this operator's actions on it. */
export function ProposalDetail({ proposal, onTold }: ProposalDetailProps) {
  const { name } = useMe()
  const [asked, setAsked] = useState<Verdict>()
  const check = useDigestCheck(proposal.payload, proposal.digest)
  const verdicts = verdictsFor(proposal, name)
  const own = proposal.state === 'waiting' && proposal.proposer === name
  return (
    <Part
      padded
      title={actionName(proposal.action)}
      actions={<StateChip tone={STATE_TONES[proposal.state]} word={t(`states.${proposal.state}`)} />}
    >
      <div className="flex flex-col gap-4">
        <p className="text-14 font-medium">{formats.momentsIn(proposal.summary)}</p>
        <TermChanges terms={proposal.terms} />
        <Facts proposal={proposal} />
        <div className="flex flex-col gap-1">
          <h3 className="text-12 font-medium text-ink-3">{t('detail.payload')}</h3>
          <JsonText json={proposal.payload} className="max-h-80 rounded-control bg-surface-2 p-3" />
        </div>
        <Digest digest={proposal.digest} check={check} />
        {own && <InlineAlert tone="info">{t('own')}</InlineAlert>}
        {proposal.state === 'waiting' && verdicts.length === 0 && <InlineAlert>{t('mayNot')}</InlineAlert>}
        {verdicts.length > 0 && (
          <div className="flex flex-wrap justify-end gap-3">
            {verdicts.map((verdict) => (
              <Button
                key={verdict}
                tone={verdict === 'approve' ? 'primary' : 'danger'}
                blockedBecause={verdict === 'approve' && check === 'differs' ? t('detail.differs') : undefined}
                onClick={() => setAsked(verdict)}
              >
                {t(verdict)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {asked && (
        <VerdictDialog proposal={proposal} verdict={asked} onTold={onTold} onClose={() => setAsked(undefined)} />
      )}
    </Part>
  )
}

function Facts({ proposal }: { readonly proposal: Proposal }) {
  const decided = [
    { key: 'approver', label: t('detail.approver'), value: proposal.approver || NO_FIGURE },
    { key: 'decidedAt', label: t('detail.decidedAt'), value: moment(proposal.decidedAt) },
    { key: 'sequence', label: t('detail.sequence'), value: String(proposal.sequence || NO_FIGURE) },
  ]
  return (
    <KeyValue
      items={[
        { key: 'world', label: t('detail.world'), value: t(`world.${proposal.world}`) },
        { key: 'reason', label: t('detail.reason'), value: proposal.reason },
        { key: 'proposer', label: t('detail.proposer'), value: proposal.proposer },
        { key: 'proposedAt', label: t('detail.proposedAt'), value: moment(proposal.proposedAt) },
        {
          key: 'effective',
          label: t('detail.effective'),
          value: proposal.effectiveAt === 0 ? t('detail.atOnce') : moment(proposal.effectiveAt),
        },
        ...(proposal.state === 'waiting' ? [] : decided),
      ]}
    />
  )
}

function Digest({ digest, check }: { readonly digest: string; readonly check: ReturnType<typeof useDigestCheck> }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-12 font-medium text-ink-3">{t('detail.digest')}</h3>
      <p className="flex items-start gap-1">
        <code className="min-w-0 font-mono text-12 break-all">{digest}</code>
        <CopyButton text={digest} label={t('detail.copyDigest')} copiedLabel={t('detail.copied')} />
      </p>
      {check === 'differs' ? (
        <FailureAlert text={t('detail.differs')} />
      ) : (
        <StateChip tone={check === 'equal' ? 'success' : 'neutral'} word={t(`detail.${check}`)} />
      )}
    </div>
  )
}
