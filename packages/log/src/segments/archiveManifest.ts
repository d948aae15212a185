import { hash as digest } from 'node:crypto'
import type { LineFormat } from '../disk/lineFile.ts'

/** The facts about a segment that moved to the archive. Hashes are lower-case hex of SHA-256. */
export interface ArchivedSegment {
  readonly segment: number
  readonly firstSequence: number
  readonly lastSequence: number
  /** Chain hash before the first and after the last block. */
  readonly previousHash: string
  readonly lastHash: string
  /** Time and epoch of the block before the first and of the last block. */
  readonly previousTime: number
  readonly previousEpoch: number
  readonly lastTime: number
  readonly lastEpoch: number
  /** Header and blocks, without the zeros behind them. */
  readonly bytes: number
  readonly sha256: string
  readonly archivedBytes: number
  readonly archivedSha256: string
  /** Hash over this line and the one above. */
  readonly chain: string
}

type Content = Omit<ArchivedSegment, 'chain'>

const FIELDS = [
  'segment',
  'firstSequence',
  'lastSequence',
  'previousHash',
  'lastHash',
  'previousTime',
  'previousEpoch',
  'lastTime',
  'lastEpoch',
  'bytes',
  'sha256',
  'archivedBytes',
  'archivedSha256',
] as const satisfies readonly (keyof Content)[]

export function chainedEntry(content: Content, before: ArchivedSegment | null): ArchivedSegment {
  const text = JSON.stringify(FIELDS.map((field) => content[field]))
  return { ...content, chain: digest('sha256', `${before?.chain ?? ''}\n${text}`) }
}

export const manifestFormat: LineFormat<ArchivedSegment> = {
  encode: (entry) => JSON.stringify(entry),
  decode: (line, before) => {
    const entry = parse(line)
    if (!entry) return null
    const expected = chainedEntry(entry, before)
    // Comparing the text as well leaves no byte of the line unchecked.
    const sound = expected.chain === entry.chain && JSON.stringify(expected) === line
    return sound ? entry : null
  },
}

function parse(line: string): ArchivedSegment | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'chain' in value ? (value as ArchivedSegment) : null
  } catch {
    return null
  }
}
