import { parentPort } from 'node:worker_threads'
import { Conversation } from './conversation.ts'
import { BEAT_MS } from './lifeSigns.ts'
import type { Boundary, Program } from './program.ts'
import { throwAlone } from './throwAlone.ts'

/** The body of a thread's file: runs the program for the thread's owner and gives signs of life. */
export function runThread<Its extends Boundary>(program: Program<Its>): void {
  const port = parentPort
  if (!port) throw new Error('this file is the program of a thread')
  const beat = () => port.postMessage({ kind: 'beat' })
  new Conversation<Its['program'], Its['owner']>({
    port,
    serve: (owner) => program(owner, beat).service,
    onUncaught: throwAlone,
  })
  // The thread lives until its owner ends it.
  port.ref()
  beat()
  setInterval(beat, BEAT_MS)
}
