import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { ServerProcess } from './serverProcess.ts'

const RECORDING = fileURLToPath(new URL('./recordings/invented', import.meta.url))
const WEEK_MS = 7 * 86_400_000
/** Saturday 1970-01-03 12:00 UTC. */
const FIRST_SATURDAY = 2.5 * 86_400_000

/** A server that plays the invented prices of `recordings`, on a Saturday at noon: only what always trades is open. */
export class RecordedServer {
  readonly #clock = clockAhead(WEEK_MS - ((Date.now() - FIRST_SATURDAY) % WEEK_MS))
  #dataDirectory = ''
  #process: ServerProcess | undefined

  get origin(): string {
    return this.#process?.origin ?? ''
  }

  async start(): Promise<void> {
    this.#dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-recorded-'))
    this.#process = new ServerProcess(this.#dataDirectory, {
      FEED: `replay:${RECORDING}`,
      SEED: '5',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(this.#clock)}`,
    })
    await this.#process.start()
  }

  /** Sets the clock of a page to the server's, from the next address on. */
  async setClock(page: Page): Promise<void> {
    await page.addInitScript({ content: this.#clock })
  }

  async stop(): Promise<void> {
    await this.#process?.stop()
    rmSync(this.#dataDirectory, { recursive: true, force: true })
  }
}

/** A script that makes the clock of the program it begins run ahead of the machine's. */
function clockAhead(ms: number): string {
  return `{
    const Machine = Date
    globalThis.Date = class extends Machine {
      constructor(...parts) {
        super(...(parts.length === 0 ? [Machine.now() + ${ms}] : parts))
      }
      static now() {
        return Machine.now() + ${ms}
      }
    }
  }`
}
