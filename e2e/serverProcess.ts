import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../apps/server/dist/program/main.js', import.meta.url))
const READY_WITHIN_MS = 180_000
/** Most live for less than a minute, in which optimized code does not pay for itself: it is made after fifteen times the usual work. */
const OPTIMIZE_LATE = '--interrupt-budget=1000000'
/** Below what systems give to outgoing connections and to whoever asks for any port. */
const PORTS = { from: 10_000, count: 22_000 }
const GREETING_LENGTH = 20_000

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** One that nobody is given by chance before the server takes it, or while it is down between two starts. */
async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.from + PORTS.count)
  return (await isFree(port)) ? port : freePort()
}

/** A built server as its own process, on a port that stays the same across restarts. */
export class ServerProcess {
  readonly #dataDirectory: string
  readonly #settings: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #port = 0
  #output = ''
  /** From the start on, longer than what is kept for a failure. */
  #greeting = ''

  constructor(dataDirectory: string, settings: Readonly<Record<string, string>> = {}) {
    this.#dataDirectory = dataDirectory
    this.#settings = settings
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Where operators work, and what the first of them log in with, as told at the first start. */
  get consoleOrigin(): string {
    return this.#told(/operators work at (\S+)/)
  }

  /** The sandbox's own chain: where it answers JSON-RPC, and the contract of its token. */
  get chain(): { readonly rpcUrl: string; readonly token: string } {
    return {
      rpcUrl: this.#told(/answers JSON-RPC at ([^\s,]+)/),
      token: this.#told(/its play token is (0x[0-9a-f]{40})/),
    }
  }

  oneTimePassword(operator: string): string {
    return this.#told(new RegExp(`${operator}\\s+(\\S+)`))
  }

  async start(): Promise<void> {
    this.#greeting = ''
    this.#port ||= await freePort()
    const env = {
      ...process.env,
      CONSOLE_PORT: '0',
      ...this.#settings,
      PORT: String(this.#port),
      DATA_DIR: this.#dataDirectory,
    }
    const child = spawn(process.execPath, [OPTIMIZE_LATE, MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => this.#keep(chunk))
    await this.#ready(child)
  }

  /** Ends it as an operator would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Ends it as a power cut would, as far as one process can show. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    await ended
  }

  async #ready(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined)
      if (answer?.ok && this.#greeting.includes('operators work at')) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server did not become ready. Its last output:\n${this.#output}`)
  }

  #keep(chunk: Buffer): void {
    this.#output = (this.#output + chunk.toString()).slice(-8_000)
    if (this.#greeting.length < GREETING_LENGTH) this.#greeting += chunk.toString()
  }

  #told(pattern: RegExp): string {
    const found = pattern.exec(this.#greeting)?.[1]
    if (found === undefined) throw new Error(`The server did not tell ${pattern}. Its first output:\n${this.#greeting}`)
    return found
  }
}
