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

/** Asks the person for a proof; all who ask at the same time wait for the same one. False: they turned away. */
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
