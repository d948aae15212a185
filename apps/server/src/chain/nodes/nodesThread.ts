import { runThread } from '../../threads/runThread.ts'
import { nodesProgram } from './nodesProgram.ts'

runThread(nodesProgram)
