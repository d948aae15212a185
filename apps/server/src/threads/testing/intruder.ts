import { Session } from 'node:inspector'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

/** Of a thread, as it stands before its name: `workerId` counts in the order in which threads came up, and not that in which they began. */
function numberOf(title: string): number {
  const [, number] = /^\[worker (\d+)\]/.exec(title) ?? []
  if (number === undefined) throw new Error(`no number of a thread in ${title}`)
  return Number(number)
}

/** Runs scripts inside other threads of this process, as a debugger does: no code on those threads has to help, or can refuse. */
export class Intruder {
  readonly #session = new Session()
  /** Where each thread's program lies, by the number of the thread. */
  readonly #files = new Map<number, string>()
  /** By the number of the thread. */
  readonly #attached = new Map<number, string>()
  readonly #answers = new Map<number, () => void>()
  #asked = 0

  constructor() {
    this.#session.connect()
    this.#session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      const thread = numberOf(workerInfo.title)
      this.#attached.set(thread, sessionId)
      this.#files.set(thread, workerInfo.url)
    })
    this.#session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { id, error } = JSON.parse(params.message) as { id: number; error?: unknown }
      if (error !== undefined) throw new Error(params.message)
      this.#answers.get(id)?.()
    })
    this.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  }

  /** Resolves when the script was run, its last line with it. */
  async run({ threadId }: Worker, script: string): Promise<void> {
    let sessionId = this.#attached.get(threadId)
    while (sessionId === undefined) {
      await nextTurn()
      sessionId = this.#attached.get(threadId)
    }
    const id = ++this.#asked
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression: script } })
    const answered = new Promise<void>((resolve) => this.#answers.set(id, resolve))
    this.#session.post('NodeWorker.sendMessageToWorker', { sessionId, message })
    await answered
    this.#answers.delete(id)
  }

  /** The file that a thread began with; undefined as long as it is not known here. */
  fileOf({ threadId }: Worker): string | undefined {
    return this.#files.get(threadId)
  }

  leave(): void {
    this.#session.disconnect()
  }
}
