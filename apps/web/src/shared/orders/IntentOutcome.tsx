import { FailureAlert, InlineAlert } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { IntentState } from './useIntent.ts'

export interface IntentOutcomeProps {
  readonly state: IntentState<unknown>
  /** The sentence after success. */
  readonly done?: ReactNode
  /** The sentence for a refusal; otherwise its own text. */
  readonly refused?: (reason: string) => string
  /** The sentence when no answer came. */
  readonly unknown: string
}

/** The outcome of an intent, in its form. A refusal stays until a field is changed. */
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
