import { type ResourceLimits, Worker } from 'node:worker_threads'
import { Conversation } from './conversation.ts'
import { BEAT_MS } from './lifeSigns.ts'
import type { Boundary, Carrier } from './program.ts'
import { throwAlone } from './throwAlone.ts'

/** How a thread is bounded and looked after. */
export interface ThreadCare {
  /** How long it may give no sign of life before it is ended. 30 s unless told otherwise. */
  readonly silenceMs?: number
  readonly limits?: ResourceLimits
  /** Looks for a sign of life again and again until it is stopped: each {@link BEAT_MS} unless a test sets the clock. */
  readonly watch?: (look: () => void) => () => void
}

export interface ThreadOptions extends ThreadCare {
  readonly name: string
  /** The file that calls `runThread`, as `new URL('./itsName.ts', import.meta.url)`. */
  readonly file: URL
}

const SILENCE_MS = 30_000
/** Not counted as silence: a busy machine may take long to load what the thread consists of. */
const LOADING_MS = 60_000

const isSource = import.meta.url.endsWith('.ts')
const FROM_SOURCE = new URL('./fromSource.mjs', import.meta.url)

/** What is watched keeps no process from ending. */
function eachBeat(look: () => void): () => void {
  const timer = setInterval(look, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** A program that runs from its sources must be able to read them on its threads too; what was bundled is read as it is. */
function begin({ name, file, limits }: ThreadOptions): Worker {
  const options = { name, ...(limits ? { resourceLimits: limits } : {}) }
  if (!isSource || file.pathname.endsWith('.js')) return new Worker(new URL(file.href.replace(/\.ts$/, '.js')), options)
  return new Worker(FROM_SOURCE, { ...options, execArgv: ['--conditions=touchstone-source'], workerData: file.href })
}

/**
 * Runs a program on a thread of its own and carries messages to it. A thread that gives no sign of life is ended: a loop
 * that never returns, of an embedded database on a full disk for one, hears nothing else.
 */
export function onThread<Its extends Boundary>(options: ThreadOptions): Carrier<Its> {
  const { silenceMs = SILENCE_MS, watch = eachBeat } = options
  return (service) => {
    const worker = begin(options)
    let silent = 0
    let patienceMs = Math.max(silenceMs, LOADING_MS)
    let reason: string | undefined
    const peer = new Conversation<Its['owner'], Its['program']>({
      port: worker,
      serve: () => service,
      onUncaught: throwAlone,
      onMessage: () => {
        silent = 0
        patienceMs = silenceMs
      },
    })
    const end = async (why: string): Promise<void> => {
      reason ??= why
      await worker.terminate()
    }
    // Counted in rounds of this thread, not in time: what it missed while it stood still itself is no silence of the other.
    const endWatch = watch(() => {
      silent += BEAT_MS
      if (silent > patienceMs) void end(`it gave no sign of life for ${silent} ms`)
    })
    worker.on('error', (error) => {
      reason ??= `it threw: ${String(error)}`
    })
    const ended = new Promise<string>((resolve) => {
      worker.once('exit', (code) => {
        endWatch()
        const why = reason ?? `it exited with ${code}`
        peer.end(why)
        resolve(why)
      })
    })
    return { peer, ended, end }
  }
}
