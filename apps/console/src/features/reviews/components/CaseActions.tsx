import { useQuery } from '@tanstack/react-query'
import { useGoTo } from '@touchstone/frame'
import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { KeysDialog } from '../../../shared/keys/KeysDialog.tsx'
import { useKeys } from '../../../shared/keys/useKeys.ts'
import { approvalBlock, decisionBlock, type Result, type ReviewedCase } from '../decision.ts'
import { type Family, neighbour, queueQuery, useQueueFilter } from '../queueQuery.ts'
import { reviewTexts } from '../texts.ts'
import { useTaking } from '../useTaking.ts'
import { DecideDialog } from './DecideDialog.tsx'

const t = textsOf(reviewTexts)

const KEYS = [
  ['J', t('keys.next')],
  ['K', t('keys.previous')],
  ['A', t('keys.approve')],
  ['R', t('keys.refuse')],
  ['T', t('keys.take')],
  ['Q', t('keys.back')],
  ['?', t('keys.help')],
] as const

export interface CaseActionsProps {
  readonly reviewed: ReviewedCase
  readonly family: Family
}

/** Next and previous case, taking, and deciding; a key never decides, it only opens the confirmation. */
export function CaseActions({ reviewed, family }: CaseActionsProps) {
  const goTo = useGoTo()
  const { filter } = useQueueFilter()
  const lines = useQuery(queueQuery(filter)).data?.list ?? []
  const [asking, setAsking] = useState<Result>()
  const [help, setHelp] = useState(false)
  const reviews = useMay('setCaseResult')
  const taking = useTaking(reviewed)
  const before = neighbour(lines, reviewed.id, -1)
  const after = neighbour(lines, reviewed.id, 1)
  const go = (id: string | undefined) => id !== undefined && goTo(`/reviews/${family}/${id}`)
  const back = () => goTo(`/reviews/${family}`)
  const blocked = decisionBlock(reviewed)
  const blockedApproval = approvalBlock(reviewed)
  const ask = (result: Result) => {
    if ((result === 'approve' ? blockedApproval : blocked) === undefined) setAsking(result)
  }
  const blockedTake = taking.mine ? undefined : blocked
  useKeys({
    j: () => go(after?.id),
    k: () => go(before?.id),
    a: () => ask('approve'),
    r: () => ask('refuse'),
    t: () => reviews && blockedTake === undefined && taking.turn(),
    q: back,
    '?': () => setHelp(true),
  })
  const walk = (label: string, id: string | undefined, none: string) => (
    <Button tone="ghost" size="small" blockedBecause={id === undefined ? none : undefined} onClick={() => go(id)}>
      {label}
    </Button>
  )
  return (
    <>
      {walk(t('case.previous'), before?.id, t('case.noPrevious'))}
      {walk(t('case.next'), after?.id, t('case.noNext'))}
      <Button tone="ghost" size="small" onClick={() => setHelp(true)}>
        {t('keysButton')}
      </Button>
      {reviews && reviewed.decided === 0 && (
        <>
          <Button tone="secondary" busy={taking.busy} blockedBecause={blockedTake} onClick={taking.turn}>
            {t(taking.mine ? 'case.release' : 'case.take')}
          </Button>
          <Button tone="danger" blockedBecause={blocked} onClick={() => ask('refuse')}>
            {t('case.refuse')}
          </Button>
          <Button blockedBecause={blockedApproval} onClick={() => ask('approve')}>
            {t('case.approve')}
          </Button>
        </>
      )}
      {asking && <DecideDialog reviewed={reviewed} result={asking} onClose={() => setAsking(undefined)} />}
      <KeysDialog open={help} onClose={() => setHelp(false)} keys={KEYS} />
    </>
  )
}
