import type { Disk } from '../disk/disk.ts'
import { readLines } from '../disk/lineFile.ts'
import { SignedFile } from './signedFile.ts'
import { type Signature, type SignedLines, signedFormat } from './signedLines.ts'
import type { SigningKey, VerifyingKey } from './signingKey.ts'

interface MarkerBody {
  /** The entry that has had no effect anywhere and never will. */
  readonly sequence: number
  readonly reason: string
  /** Two different operators. */
  readonly operators: readonly [string, string]
  /** Milliseconds UTC. */
  readonly time: number
}

/** A signed, public statement that every replay passes over an entry. */
export type QuarantineMarker = MarkerBody & Signature

const lines: SignedLines<MarkerBody> = {
  purpose: 'touchstone quarantine 1',
  parse: (value) => {
    const { sequence, reason, operators, time } = value as Partial<Record<keyof MarkerBody, unknown>>
    if (!isPositive(sequence) || !isPositive(time) || !isText(reason) || !areTwo(operators)) return null
    return { sequence, reason, operators, time }
  },
  follows: () => true,
}

/** Sequences every replay passes over. An unfinished last line is ignored, other damage rejects with `LineDamage`. */
export async function readQuarantine(
  disk: Disk,
  path: string,
  keys: readonly VerifyingKey[],
): Promise<ReadonlySet<number>> {
  const { rows } = await readLines(disk, path, signedFormat(lines, keys))
  return new Set(rows.map(({ sequence }) => sequence))
}

/** An append-only file of quarantine markers, one JSON object per line. */
export class QuarantineFile {
  readonly #file: SignedFile<MarkerBody>

  private constructor(file: SignedFile<MarkerBody>) {
    this.#file = file
  }

  /** `former` are earlier keys of the platform whose markers are in the file. */
  static async open(disk: Disk, path: string, key: SigningKey, former: readonly VerifyingKey[] = []) {
    return new QuarantineFile(await SignedFile.open(disk, path, lines, { key, former }))
  }

  get markers(): readonly QuarantineMarker[] {
    return this.#file.rows
  }

  /** Signs and writes; resolves when durable. Marking an entry again changes nothing and returns the first marker. */
  async mark(body: MarkerBody): Promise<QuarantineMarker> {
    const known = this.markers.find(({ sequence }) => sequence === body.sequence)
    if (known) return known
    const sound = lines.parse(body)
    if (!sound) throw new RangeError('a marker needs a sequence, a reason, a time and two different operators')
    return this.#file.append(sound)
  }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function areTwo(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(isText) && value[0] !== value[1]
}
