import { runThread } from '../threads/runThread.ts'
import { houseProgram } from './houseProgram.ts'

runThread(houseProgram)
