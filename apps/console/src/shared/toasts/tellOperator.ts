import { showToast } from '@touchstone/frame'
import type { ToastTone } from '@touchstone/ui'

/** Long enough to read a sentence on the outcome of a decision. */
const SHOWN_MS = 5_000

/** Tells the operator the outcome of an act. */
export function tellOperator(tone: ToastTone, text: string): void {
  showToast(tone, text, SHOWN_MS)
}
