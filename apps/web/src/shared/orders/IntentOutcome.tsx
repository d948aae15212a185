import { FailureAlert, InlineAlert } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { IntentState } from './useIntent.ts'

export interface IntentOutcomeProps {
  readonly state: IntentState<unknown>
  /** What is said when it was carried out. */
  readonly done?: ReactNode
  /** The sentence for a refusal; otherwise its own text. */
  readonly refused?: (reason: string) => string
  /** What is said when no answer came. */
  readonly unknown: string
}

/** What became of an intent, in the form that sent it. A refusal stays until something is changed. */
export function IntentOutcome({ state, done, refused = (reason) => reason, unknown }: IntentOutcomeProps) {
  if (state.kind === 'refused') return <FailureAlert text={refused(state.text)} />
  if (state.kind === 'done' && done !== undefined)
    return (
      <InlineAlert tone="ok" announce>
        {done}
      </InlineAlert>
    )
  if (state.kind !== 'unknown') return null
  return (
    <InlineAlert tone="warn" announce>
      {unknown}
    </InlineAlert>
  )
}
