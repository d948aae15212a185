import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A TypeScript program of the benchmarks as its own process that answers messages one by one. */
export class BenchChild {
  readonly #child: ChildProcess

  constructor(program: string, args: readonly string[] = []) {
    const path = fileURLToPath(new URL(program, import.meta.url))
    const loader = new URL('./plainTypes.mjs', import.meta.url).href
    this.#child = fork(path, [...args], { execArgv: ['--conditions=touchstone-source', '--import', loader] })
  }

  /** The next message of the child. Rejects when it ends instead. */
  next<Message>(): Promise<Message> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null, signal: string | null) =>
        reject(new Error(`a benchmark process ended with ${signal ?? code}`))
      this.#child.once('exit', ended)
      this.#child.once('message', (message) => {
        this.#child.off('exit', ended)
        resolve(message as Message)
      })
    })
  }

  ask<Answer>(message: unknown): Promise<Answer> {
    const answer = this.next<Answer>()
    this.#child.send(message as object)
    return answer
  }

  async end(): Promise<void> {
    // A process that a signal ended has no exit code.
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()))
    if (this.#child.connected) this.#child.disconnect()
    const late = setTimeout(() => this.#child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(late)
  }
}
