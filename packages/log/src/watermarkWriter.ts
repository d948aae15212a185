import type { Clock } from './clock.ts'
import type { DiskFile } from './disk.ts'
import type { LogPoint } from './logPoint.ts'
import { type Watermark, writeWatermark } from './watermark.ts'

/** Under load the watermark follows at least this often. */
const EVERY_MS = 50

/** Lets the watermark follow the log beside the blocks, never before them: at once when idle, else now and then. */
export class WatermarkWriter {
  readonly #file: DiskFile
  readonly #clock: Clock
  readonly #onFatal: (error: unknown) => void
  #mark: Watermark
  #head: LogPoint
  #writing: Promise<void> | null = null
  #writtenMs: number

  /** `file` is open and durable; `mark` is what it holds. */
  constructor(file: DiskFile, mark: Watermark, head: LogPoint, clock: Clock, onFatal: (error: unknown) => void) {
    this.#file = file
    this.#clock = clock
    this.#onFatal = onFatal
    this.#mark = mark
    this.#head = head
    this.#writtenMs = clock.monotonicMs()
  }

  /** The log is durable up to `head`. */
  follow(head: LogPoint, idle: boolean): void {
    this.#head = head
    if (this.#writing) return
    if (idle || this.#clock.monotonicMs() - this.#writtenMs >= EVERY_MS) this.#write()
  }

  /** Writes what is still to be said, then closes the file. */
  async close(): Promise<void> {
    await this.#writing
    if (this.#mark.sequence < this.#head.sequence) this.#write()
    await this.#writing
    await this.#file.close()
  }

  #write(): void {
    const { sequence, hash } = this.#head
    this.#mark = { ...this.#mark, version: this.#mark.version + 1, sequence, hash }
    this.#writtenMs = this.#clock.monotonicMs()
    this.#writing = writeWatermark(this.#file, this.#mark)
      .catch(this.#onFatal)
      .finally(() => {
        this.#writing = null
      })
  }
}
