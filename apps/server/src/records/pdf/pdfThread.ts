import { runThread } from '../../threads/runThread.ts'
import { pdfProgram } from './pdfProgram.ts'

runThread(pdfProgram)
