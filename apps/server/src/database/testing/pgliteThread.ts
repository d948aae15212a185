import { runThread } from '../../threads/runThread.ts'
import { pgliteProgram } from '../pgliteProgram.ts'

/** The embedded database alone on a thread, which begins in a fraction of the time that one with history takes. */
runThread(pgliteProgram)
