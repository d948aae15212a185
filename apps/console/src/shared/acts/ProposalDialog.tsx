import type { ReactNode } from 'react'
import { useState } from 'react'
import { textsOf } from '../i18n/texts.ts'
import { ActDialog } from './ActDialog.tsx'
import { type Change, Changes } from './Changes.tsx'
import { AT_ONCE, EffectiveTime, effectiveMs, timeProblem } from './EffectiveTime.tsx'
import { actTexts } from './texts.ts'
import type { ActState } from './useAct.ts'

const t = textsOf(actTexts)

/** The fields of every proposal. */
export interface Proposed {
  /** UTC milliseconds, 0 for at once. */
  readonly effectiveAt: number
  readonly reason: string
}

export interface ProposalDialogProps {
  /** The title of the proposal. */
  readonly title: string
  readonly width?: 'narrow' | 'wide'
  readonly act: ActState
  /** The faults of the fields. */
  readonly problem: string | undefined
  readonly changes: readonly Change[]
  /** Explanations, and the fields. */
  readonly children: ReactNode
  /** Resolves to undefined when the proposal was refused; otherwise the dialog closes. */
  readonly onPropose: (proposed: Proposed) => Promise<unknown>
  readonly onClose: () => void
}

/** A proposal that a second operator has to approve: its fields, each value before and after, and when it takes effect. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { title, width = 'narrow', act, problem, changes, children, onPropose, onClose } = props
  const [time, setTime] = useState(AT_ONCE)
  const unchanged = changes.length === 0 ? t('unchanged') : undefined
  return (
    <ActDialog
      title={title}
      width={width}
      confirmLabel={t('propose')}
      eyes="two"
      act={act}
      problem={problem ?? unchanged ?? timeProblem(time, Date.now())}
      onClose={onClose}
      onConfirm={async (reason) => (await onPropose({ effectiveAt: effectiveMs(time), reason })) !== undefined}
    >
      {children}
      <Changes caption={t('changes')} changes={changes} />
      <EffectiveTime value={time} onChange={setTime} />
    </ActDialog>
  )
}
