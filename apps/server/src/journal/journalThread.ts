import { blockingDisk } from '@touchstone/log'
import { runThread } from '../threads/runThread.ts'
import { journalProgram } from './journalProgram.ts'

runThread(journalProgram({ disk: blockingDisk }))
