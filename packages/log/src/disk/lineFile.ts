import { dirname } from 'node:path'
import type { Disk } from './disk.ts'
import { readWhole, replaceWhole } from './wholeFile.ts'

/** One record per line. A sound line proves itself: by a signature or a hash inside. */
export interface LineFormat<Row> {
  /** Without line break. */
  encode(row: Row): string
  /** Null when the line is not sound. `before` is the row of the line above. */
  decode(line: string, before: Row | null): Row | null
}

/** A line that no interrupted append can have made. */
export class LineDamage extends Error {
  override readonly name = 'LineDamage'
  readonly path: string
  /** Counts from 1. */
  readonly line: number
  constructor(path: string, line: number) {
    super(`${path}: line ${line} is damaged`)
    this.path = path
    this.line = line
  }
}

export interface ReadLines<Row> {
  readonly rows: readonly Row[]
  /** The last append did not finish; its line is not among the rows unless only the line break is missing. */
  readonly torn: boolean
}

/** An append-only file of lines. An unfinished last line is dropped at opening, any other damage refuses. */
export class LineFile<Row> {
  readonly #disk: Disk
  readonly #path: string
  readonly #format: LineFormat<Row>
  readonly #rows: Row[]
  #bytes: number
  /** An append failed, and nobody knows which bytes it left behind. */
  #uncertain = false

  private constructor(disk: Disk, path: string, format: LineFormat<Row>, rows: readonly Row[]) {
    this.#disk = disk
    this.#path = path
    this.#format = format
    this.#rows = [...rows]
    this.#bytes = Buffer.byteLength(this.#text())
  }

  static async open<Row>(disk: Disk, path: string, format: LineFormat<Row>): Promise<LineFile<Row>> {
    const { rows, torn } = await readLines(disk, path, format)
    const file = new LineFile(disk, path, format, rows)
    if (torn) await file.#rewrite()
    return file
  }

  get rows(): readonly Row[] {
    return this.#rows
  }

  /** Resolves when the line is durable. One call at a time. */
  async append(row: Row): Promise<void> {
    if (this.#uncertain) await this.#rewrite()
    const line = Buffer.from(`${this.#format.encode(row)}\n`)
    this.#uncertain = true
    const file = await this.#disk.open(this.#path, { create: true, durable: true })
    try {
      await file.write(this.#bytes, line)
    } finally {
      await file.close()
    }
    if (this.#rows.length === 0) await this.#disk.syncDirectory(dirname(this.#path))
    this.#uncertain = false
    this.#rows.push(row)
    this.#bytes += line.byteLength
  }

  async #rewrite(): Promise<void> {
    await replaceWhole(this.#disk, this.#path, Buffer.from(this.#text()))
    this.#uncertain = false
  }

  #text(): string {
    return this.#rows.map((row) => `${this.#format.encode(row)}\n`).join('')
  }
}

/** Reads without changing anything; a file that does not exist has no rows. */
export async function readLines<Row>(disk: Disk, path: string, format: LineFormat<Row>): Promise<ReadLines<Row>> {
  const bytes = await readWhole(disk, path)
  const lines = Buffer.from(bytes ?? [])
    .toString('latin1')
    .split('\n')
  const unfinished = lines.pop() ?? ''
  const rows: Row[] = []
  for (const [index, line] of lines.entries()) {
    const row = format.decode(decodeUtf8(line), rows.at(-1) ?? null)
    if (row !== null) rows.push(row)
    else if (unfinished === '' && index === lines.length - 1 && line.includes('\0')) return { rows, torn: true }
    else throw new LineDamage(path, index + 1)
  }
  const before = rows.at(-1) ?? null
  const complete = format.decode(decodeUtf8(unfinished), before)
  if (complete !== null) return { rows: [...rows, complete], torn: true }
  // Sound but for a last byte that should be the line break: no interrupted append does that.
  if (format.decode(decodeUtf8(unfinished.slice(0, -1)), before) !== null) throw new LineDamage(path, lines.length + 1)
  return { rows, torn: unfinished !== '' }
}

function decodeUtf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8')
}
