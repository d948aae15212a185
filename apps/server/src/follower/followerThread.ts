import { runThread } from '../threads/runThread.ts'
import { createFollower } from './createFollower.ts'
import { followerProgram } from './followerProgram.ts'

runThread(followerProgram((alive) => createFollower({ alive })))
