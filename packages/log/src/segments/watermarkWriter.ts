import type { LogPoint } from '../commands/logPoint.ts'
import type { DiskFile } from '../disk/disk.ts'
import { type Watermark, writeWatermark } from './watermark.ts'

export interface WatermarkWriterOptions {
  /** Open and durable. */
  readonly file: DiskFile
  /** The watermark in the file. */
  readonly mark: Watermark
  readonly head: LogPoint
  /** When to write after the log went on. */
  readonly later: (run: () => void) => void
  readonly onFatal: (error: unknown) => void
}

/** Lets the watermark follow the log a little later, beside the blocks and never before them. */
export class WatermarkWriter {
  readonly #options: WatermarkWriterOptions
  #mark: Watermark
  #head: LogPoint
  #isDue = false
  #writing: Promise<void> | null = null

  constructor(options: WatermarkWriterOptions) {
    this.#options = options
    this.#mark = options.mark
    this.#head = options.head
  }

  /** The log is durable up to `head`. */
  follow(head: LogPoint): void {
    this.#head = head
    if (this.#isDue || this.#writing) return
    this.#isDue = true
    this.#options.later(() => {
      this.#isDue = false
      if (!this.#writing) this.#write()
    })
  }

  /** Writes the last watermark, then closes the file. */
  async close(): Promise<void> {
    await this.#writing
    this.#write()
    await this.#writing
    await this.#options.file.close()
  }

  #write(): void {
    const { sequence, hash } = this.#head
    // No watermark is left to write: a write that comes due after closing finds none either.
    if (sequence === this.#mark.sequence) return
    this.#mark = { ...this.#mark, version: this.#mark.version + 1, sequence, hash }
    this.#writing = writeWatermark(this.#options.file, this.#mark)
      .catch(this.#options.onFatal)
      .finally(() => {
        this.#writing = null
        if (this.#head.sequence > this.#mark.sequence) this.follow(this.#head)
      })
  }
}
