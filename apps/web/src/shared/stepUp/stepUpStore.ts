import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { StepUpDialogProps } from './stepUpDialogProps.ts'

interface StepUpState {
  /** Loaded when it is needed for the first time; null while nothing is asked. */
  readonly Dialog: ComponentType<StepUpDialogProps> | null
}

export const useStepUpState = create<StepUpState>(() => ({ Dialog: null }))

let asked: Promise<boolean> | undefined
let answer: (proved: boolean) => void = () => undefined

async function ask(): Promise<boolean> {
  const { StepUpDialog } = await import('./StepUpDialog.tsx')
  return new Promise((resolve) => {
    answer = resolve
    useStepUpState.setState({ Dialog: StepUpDialog })
  })
}

/** Asks the user for a proof; acts that need one at the same time share it. False: the user closed the dialog. */
export function askStepUp(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

export function endStepUp(proved: boolean): void {
  useStepUpState.setState({ Dialog: null })
  answer(proved)
}
