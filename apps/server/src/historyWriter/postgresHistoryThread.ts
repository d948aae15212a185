import { runThread } from '../threads/runThread.ts'
import { postgresHistory } from './postgresHistory.ts'

runThread(postgresHistory)
