import { runThread } from '../runThread.ts'
import { trialProgram } from './trial.ts'

runThread(trialProgram())
