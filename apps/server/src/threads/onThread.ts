import { type ResourceLimits, Worker } from 'node:worker_threads'
import { Conversation } from './conversation.ts'
import { BEAT_MS } from './lifeSigns.ts'
import type { Boundary, Carrier } from './program.ts'
import { throwAlone } from './throwAlone.ts'

/** How a thread is limited and watched. */
export interface ThreadCare {
  /** Silence without a sign of life after which it is ended. Default 30 s. */
  readonly silenceMs?: number
  readonly limits?: ResourceLimits
  /** Checks for signs of life at intervals until it is stopped: every {@link BEAT_MS} unless a test sets the clock. */
  readonly watch?: (look: () => void) => () => void
}

export interface ThreadOptions extends ThreadCare {
  readonly name: string
  /** The file that calls `runThread`, as `new URL('./itsName.ts', import.meta.url)`. */
  readonly file: URL
}

const SILENCE_MS = 30_000
/** A thread ends in a moment, unless it waits inside native code, as for a disk that does not answer. */
const ENDING_MS = 30_000
/** Time to load the thread's modules, long on a busy machine; it does not count as silence. */
const LOADING_MS = 60_000

const isSource = import.meta.url.endsWith('.ts')
const FROM_SOURCE = new URL('./fromSource.mjs', import.meta.url)

/** A watched thread does not keep the process alive. */
function eachBeat(look: () => void): () => void {
  const timer = setInterval(look, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Ends the process at once. A second thread beside one that may still write would be a second writer, and an orderly end would wait
 * for the thread as well.
 */
function abortForThread(name: string, reason: string): void {
  console.error(`the thread of the ${name} cannot be ended, although ${reason}; ending the process at once`)
  process.abort()
}

/** A program that runs from source needs the loader on its threads too; a bundled one is run as it is. */
function begin({ name, file, limits }: ThreadOptions): Worker {
  const options = { name, ...(limits ? { resourceLimits: limits } : {}) }
  if (!isSource) return new Worker(new URL(file.href.replace(/\.ts$/, '.js')), options)
  return new Worker(FROM_SOURCE, { ...options, execArgv: ['--conditions=touchstone-source'], workerData: file.href })
}

/**
 * Runs a program on a thread of its own and carries messages to it. A thread without a sign of life is ended: that is the only way
 * out of a loop that never returns, such as that of an embedded database on a full disk. One that cannot be
 * ended within 30 s more ends the process.
 */
export function onThread<Its extends Boundary>(options: ThreadOptions): Carrier<Its> {
  const { silenceMs = SILENCE_MS, watch = eachBeat } = options
  return (service) => {
    const worker = begin(options)
    let silent = 0
    let ending = 0
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
    // Counted in rounds of this thread, not in time: while this thread itself stood still, the other one's beats did not count as missed.
    const endWatch = watch(() => {
      if (reason !== undefined) {
        ending += BEAT_MS
        if (ending > ENDING_MS) abortForThread(options.name, reason)
        return
      }
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
