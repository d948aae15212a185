import { showToast } from '@touchstone/frame'
import type { ToastTone } from '@touchstone/ui'

/** Long enough for a sentence on what a decision led to. */
const SHOWN_MS = 5_000

/** Tells the operator what became of an act. */
export function tellOperator(tone: ToastTone, text: string): void {
  showToast(tone, text, SHOWN_MS)
}
