import { formatDecimal } from '@touchstone/quantities'
import type { Statement, StatementBalance, StatementEntry, StatementTexts } from './statement.ts'
import { utcText, WALLET_WORDS } from './statementWords.ts'

export type Cells = readonly string[]

export interface Column {
  readonly title: string
  /** Points from the page's left edge, and how wide. */
  readonly at: number
  readonly width: number
  readonly end?: boolean
}

function columns(left: number, ...parts: readonly (readonly [title: string, width: number, end?: true])[]): Column[] {
  let at = left
  return parts.map(([title, width, end]) => {
    const column = { title, at, width: width - GAP, ...(end && { end }) }
    at += width
    return column
  })
}

/** A4 on its side, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 36, top: 76, bottom: 52, row: 14 } as const
const GAP = 8

export const BALANCE_COLUMNS = columns(
  PAGE.margin,
  ['Account', 90],
  ['Currency', 70],
  ['Opening balance', 140, true],
  ['Received', 140, true],
  ['Paid', 140, true],
  ['Closing balance', 140, true],
  ['Entries', 49, true],
)

export const ENTRY_COLUMNS = columns(
  PAGE.margin,
  ['Time (UTC)', 104],
  ['Account', 56],
  ['Currency', 56],
  ['Entry', 176],
  ['Change', 122, true],
  ['Balance after', 122, true],
  ['Reference', 64, true],
  ['Log sequence', 69, true],
)

/** Rows between the head and the foot of a page. */
export const ROWS_A_PAGE = Math.floor((PAGE.height - PAGE.top - PAGE.bottom) / PAGE.row)

export function balanceCells({ wallet, asset, entries, ...figures }: StatementBalance, texts: StatementTexts): Cells {
  const { code, scale } = texts.asset(asset)
  const { opening, received, paid, closing } = figures
  const amounts = [opening, received, -paid, closing].map((amount) => formatDecimal(amount, scale))
  return [WALLET_WORDS[wallet], code, ...amounts, String(entries)]
}

export function entryCells(entry: StatementEntry, texts: StatementTexts): Cells {
  const { code, scale } = texts.asset(entry.asset)
  return [
    utcText(entry.time),
    WALLET_WORDS[entry.wallet],
    code,
    texts.entry(entry.type),
    formatDecimal(entry.change, scale),
    formatDecimal(entry.balance, scale),
    entry.ref,
    String(entry.sequence),
  ]
}

/** Customer and period, above the balances. */
export function headLines({ owner, from, to, through, first, last, ...statement }: Statement): readonly string[] {
  const which = last === 0 ? 'no entries' : `log entries ${first} to ${last}`
  return [
    `Account number ${owner}`,
    `From ${utcText(from)} to ${utcText(to)} UTC, both included: ${which}`,
    `Made ${utcText(statement.madeAt)} UTC from the log of the exchange up to entry ${through}. Whoever replays that log comes to the same balances.`,
  ]
}

/** How many pages it takes: every line is as high as every other, so this is known before the first is drawn. */
export function pageCount(statement: Pick<Statement, 'balances' | 'entries'>, headRows: number): number {
  return Math.max(1, Math.ceil((headRows + statement.balances.length + statement.entries) / ROWS_A_PAGE))
}
