import { inProcess } from '../../threads/inProcess.ts'
import { onThread, type ThreadCare } from '../../threads/onThread.ts'
import type { Carrier } from '../../threads/program.ts'
import type { PdfBoundary } from './pdfBoundary.ts'
import { pdfProgram } from './pdfProgram.ts'

/** A thread for each statement, which ends with it: the library takes 12 MB and a tenth of a second, and a page some 10 ms. */
export function pdfThread(care: ThreadCare = {}): Carrier<PdfBoundary> {
  return onThread({ name: 'statement', file: new URL('./pdfThread.ts', import.meta.url), ...care })
}

/** On the caller's thread, for most tests. */
export function pdfHere(): Carrier<PdfBoundary> {
  return inProcess(pdfProgram)
}
