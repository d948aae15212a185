import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface SignerProcessOptions {
  /** Settings of the signer. Of this process's own environment it sees only the variables that the system needs. */
  readonly env: Readonly<Record<string, string>>
  /** Program and arguments; default: the signer beside this server. */
  readonly command?: readonly string[]
  /** First pause before it is started again; each further one is twice as long. */
  readonly pauseMs?: number
  readonly onLine: (line: string) => void
  readonly onEnd: (reason: string) => void
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A signer that ran this long did not fail at the start. */
const SETTLED_AFTER_MS = 60_000
const ENDS_WITHIN_MS = 10_000
const LONGEST_LINE = 2_000

/** The built signer, or its source where this server runs from source. */
function signerCommand(): readonly string[] {
  if (!import.meta.url.endsWith('.ts'))
    return [fileURLToPath(new URL('../../../signer/dist/program/main.js', import.meta.url))]
  const source = fileURLToPath(new URL('../../../signer/src/main.ts', import.meta.url))
  return ['--conditions=touchstone-source', '--import', 'tsx', source]
}

/**
 * The sandbox's signer, as a process of its own that is started again when it ends. It ends when the pipe from this process
 * closes, so that a server that is killed leaves none behind.
 */
export class SignerProcess {
  readonly #options: SignerProcessOptions
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #stopping = false
  #trouble = ''
  #lastError = ''

  constructor(options: SignerProcessOptions) {
    this.#options = options
  }

  /** '' while it runs; else how it ended. */
  get trouble(): string {
    return this.#trouble
  }

  /** How often it was started again. */
  get restarts(): number {
    return this.#failures
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    const { env, command = signerCommand(), onLine } = this.#options
    const { PATH = '', TMPDIR = '' } = process.env
    const began = Date.now()
    const child = spawn(process.execPath, command, {
      env: { PATH, ...(TMPDIR === '' ? {} : { TMPDIR }), ...env, SIGNER_WITH_PARENT: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl+C is for the server, which ends this one after its payments.
      detached: true,
    })
    this.#child = child
    this.#trouble = ''
    child.stdin?.on('error', () => {})
    readLines(child.stdout, onLine)
    readLines(child.stderr, (line) => {
      this.#lastError = line
      onLine(line)
    })
    child.once('error', (error) => {
      this.#lastError = error.message
    })
    child.once('close', (code, signal) => this.#ended(code, signal, Date.now() - began))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.stdin?.end()
    child.kill('SIGTERM')
    const kill = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS)
    await ended
    clearTimeout(kill)
  }

  #ended(code: number | null, signal: NodeJS.Signals | null, ranMs: number): void {
    if (this.#stopping) return
    const { pauseMs = FIRST_PAUSE_MS, onEnd } = this.#options
    const said = this.#lastError === '' ? '' : `: ${this.#lastError}`
    this.#trouble = `the signer ended (${signal ?? `code ${code}`})${said}`
    this.#lastError = ''
    const isNew = ranMs > SETTLED_AFTER_MS
    const pause = Math.min(LONGEST_PAUSE_MS, isNew ? pauseMs : pauseMs * 2 ** Math.min(this.#failures, 10))
    this.#failures++
    onEnd(this.#trouble)
    this.#timer = setTimeout(() => this.start(), pause)
    this.#timer.unref()
  }
}

function readLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = (lines.pop() ?? '').slice(-LONGEST_LINE)
    for (const line of lines) if (line.trim() !== '') onLine(line.slice(0, LONGEST_LINE))
  })
}
