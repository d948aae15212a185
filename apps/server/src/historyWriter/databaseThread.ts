import { runThread } from '../threads/runThread.ts'
import { databaseProgram } from './databaseProgram.ts'

runThread(databaseProgram)
