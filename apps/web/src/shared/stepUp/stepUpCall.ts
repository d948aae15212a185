import type { CallData, Rejection } from '@touchstone/protocol'
import { failureText, isCallError } from '../api/api.ts'
import { rejectionWord } from '../said/rejectionText.ts'

export type StepUpMethod = CallData<'startStepUp'>['methods'][number]

/** Refusals that belong under the field of the code. */
const ABOUT_THE_CODE: readonly (Rejection | undefined)[] = ['factor_code_wrong', 'code_wrong', 'code_empty']

/** Where the refusal of a code is shown. */
export function placeRefusal(
  error: unknown,
  place: { readonly field: (text: string) => void; readonly form: (text: string) => void },
): void {
  const word = isCallError(error) ? rejectionWord(error.code) : undefined
  if (ABOUT_THE_CODE.includes(word)) place.field(failureText(error))
  else place.form(failureText(error))
}
