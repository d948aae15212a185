import { createHash } from 'node:crypto'
import type { LineFormat } from '@touchstone/log'

/** A row with the hash over its line and the one above. */
export type Chained<Row> = Row & { readonly chain: string }

/** A place in a ledger: all its lines up to there follow from the last one's hash. */
export interface LedgerHead {
  readonly lines: number
  /** '' when there are none. */
  readonly chain: string
}

/** After so many lines; with '' when there are not that many. */
export function headAt(rows: readonly Pick<Chained<unknown>, 'chain'>[], lines: number): LedgerHead {
  return { lines, chain: rows[lines - 1]?.chain ?? '' }
}

/** Names of a row's fields, in the order that they are hashed in; each holds a whole number or text. */
export interface RowFields<Row> {
  readonly all: readonly (keyof Row & string)[]
  readonly numbers: readonly (keyof Row & string)[]
}

/** Lines of JSON in which each proves the one above. */
export interface ChainedLines<Row> {
  readonly format: LineFormat<Chained<Row>>
  chained(row: Row, before: Chained<Row> | null): Chained<Row>
}

function parse<Row>(line: string, { all, numbers }: RowFields<Row>): Chained<Row> | null {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const whole: readonly string[] = numbers
  const isWhole = [...all, 'chain'].every((field) =>
    whole.includes(field) ? Number.isSafeInteger(fields.get(field)) : typeof fields.get(field) === 'string',
  )
  return isWhole && fields.size === all.length + 1 ? (value as Chained<Row>) : null
}

export function chainedLines<Row extends object>(fields: RowFields<Row>): ChainedLines<Row> {
  const chained = (row: Row, before: Chained<Row> | null): Chained<Row> => {
    const text = JSON.stringify(fields.all.map((field) => row[field]))
    const chain = createHash('sha256')
      .update(`${before?.chain ?? ''}\n${text}`)
      .digest('hex')
    return { ...row, chain }
  }
  return {
    chained,
    format: {
      encode: (row) => JSON.stringify(row),
      decode: (line, before) => {
        const row = parse(line, fields)
        if (!row) return null
        const expected = chained(row, before)
        // Comparing the text as well leaves no byte of the line unchecked.
        return JSON.stringify(expected) === line ? expected : null
      },
    },
  }
}
