import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { ThreadCare } from '../onThread.ts'
import { Intruder } from './intruder.ts'

const SECOND_MS = 1_000
const STAND_STILL = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
/** Numbers in large pieces: the collector, which looks again and again whether there is no room anywhere, has little to look at. */
const FILL = 'const held = []; for (;;) held.push(new Array(100_000).fill(held.length + 0.5))'
const MOST_MB = 96

/** Sees every thread of this process that begins, and kills them. */
export class Killer {
  readonly threads = new Set<Worker>()
  readonly #intruder = new Intruder()
  /** What the owner of each thread does once a second, and as often as the killer likes, to find that it still lives. */
  readonly #looks = new Set<() => void>()
  /** Whoever runs a script on a thread whose environment is still being made ends the process. */
  readonly #made = new WeakMap<Worker, Promise<unknown>>()
  readonly #began = (worker: Worker) => {
    this.threads.add(worker)
    worker.once('exit', () => this.threads.delete(worker))
    const made = new Promise((resolve) => {
      for (const event of ['online', 'exit']) worker.once(event, resolve)
    })
    this.#made.set(worker, made)
  }

  constructor() {
    process.on('worker', this.#began)
  }

  leave(): void {
    process.off('worker', this.#began)
    this.#intruder.leave()
  }

  /** For the server whose threads these are. Little room, so that it is soon filled. */
  readonly care: ThreadCare = {
    limits: { maxOldGenerationSizeMb: MOST_MB },
    watch: (look) => {
      this.#looks.add(look)
      const timer = setInterval(look, SECOND_MS)
      return () => {
        clearInterval(timer)
        this.#looks.delete(look)
      }
    },
  }

  /** Resolves when the script was run on the thread. */
  async run(thread: Worker, script: string): Promise<void> {
    await this.#made.get(thread)
    await this.#intruder.run(thread, script)
  }

  /** The thread of this program, once it runs. */
  async running(program: string): Promise<Worker> {
    for (;;) {
      for (const thread of this.threads) if (this.#intruder.fileOf(thread)?.includes(program)) return thread
      await nextTurn()
    }
  }

  async throwUncaught(threads: readonly Worker[]): Promise<void> {
    await this.#inside(threads, "throw new Error('a bug')")
  }

  async fillHeaps(threads: readonly Worker[]): Promise<void> {
    await this.#inside(threads, FILL)
  }

  /** Until their owners have missed thirty signs of life. */
  async standStill(threads: readonly Worker[]): Promise<void> {
    await Promise.all(threads.map((thread) => this.#standStill(thread)))
    for (let seconds = 0; seconds <= 30; seconds++) for (const look of this.#looks) look()
  }

  async #inside(threads: readonly Worker[], script: string): Promise<void> {
    await Promise.all(threads.map((thread) => this.run(thread, `setImmediate(() => { ${script} })`)))
  }

  async #standStill(thread: Worker): Promise<void> {
    const name = `thread ${thread.threadId}`
    const channel = new BroadcastChannel(name)
    const stands = once(channel, 'message')
    await this.#inside([thread], `new BroadcastChannel('${name}').postMessage(''); ${STAND_STILL}`)
    await stands
    channel.close()
  }
}

/** How threads are killed, for `test.each`. */
export const WAYS_TO_DIE = [
  ['throw what nobody catches', 'throwUncaught'],
  ['stand still for thirty seconds', 'standStill'],
  ['fill their heaps', 'fillHeaps'],
] as const

/** Resolves when all of them are gone. */
export function gone(threads: readonly Worker[]): Promise<unknown> {
  return Promise.all(threads.map((thread) => new Promise((resolve) => void thread.once('exit', resolve))))
}
