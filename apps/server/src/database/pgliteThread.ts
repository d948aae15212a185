import { runThread } from '../threads/runThread.ts'
import { pgliteProgram } from './pgliteProgram.ts'

runThread(pgliteProgram)
