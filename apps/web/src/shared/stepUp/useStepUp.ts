import { isCallError } from '../api/api.ts'
import { rejectionWord } from '../said/rejectionText.ts'
import { askStepUp } from './stepUpStore.ts'

/** Runs an act; see {@link withStepUp}. */
export type WithStepUp = <Result>(act: () => Promise<Result>) => Promise<Result>

function needsStepUp(error: unknown): boolean {
  return isCallError(error) && rejectionWord(error.code) === 'step_up_needed'
}

/**
 * Runs an act. When the server first wants a proof of identity, the dialog asks for it and the act runs once more.
 * Rejects as the act does; with the first refusal when the person turned away.
 */
export async function withStepUp<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!needsStepUp(error) || !(await askStepUp())) throw error
    return await act()
  }
}

export function useStepUp(): WithStepUp {
  return withStepUp
}
