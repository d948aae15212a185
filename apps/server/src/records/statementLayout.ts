import { LANGUAGE_TAGS, type Language } from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import type { ServerWords } from '../words/english.ts'
import { formatMessage, grouped, isolated } from '../words/formatMessage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import type { Statement, StatementBalance, StatementEntry, StatementTexts } from './statement.ts'
import { utcText } from './statementWords.ts'

export type Cells = readonly string[]

type ColumnName = keyof ServerWords['statement']['columns']

export interface Column {
  readonly name: ColumnName
  /** Points from the page's left edge, and how wide. */
  readonly at: number
  readonly width: number
  readonly end?: boolean
}

function columns(
  left: number,
  ...parts: readonly (readonly [name: ColumnName, width: number, end?: true])[]
): Column[] {
  let at = left
  return parts.map(([name, width, end]) => {
    const column = { name, at, width: width - GAP, ...(end && { end }) }
    at += width
    return column
  })
}

/** A4 on its side, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 36, top: 76, bottom: 52, row: 14 } as const
const GAP = 8

export const BALANCE_COLUMNS = columns(
  PAGE.margin,
  ['account', 90],
  ['currency', 70],
  ['opening', 140, true],
  ['received', 140, true],
  ['paid', 140, true],
  ['closing', 140, true],
  ['entries', 49, true],
)

export const ENTRY_COLUMNS = columns(
  PAGE.margin,
  ['time', 104],
  ['account', 56],
  ['currency', 56],
  ['entry', 176],
  ['change', 122, true],
  ['balance', 122, true],
  ['reference', 64, true],
  ['sequence', 69, true],
)

/** Rows between the head and the foot of a page. */
export const ROWS_A_PAGE = Math.floor((PAGE.height - PAGE.top - PAGE.bottom) / PAGE.row)

/** As the reader of the statement writes it; the other file, for programs, has it plain. */
function figure(amount: Amount, scale: number, { language }: StatementTexts): string {
  const locale = LANGUAGE_TAGS[language]
  return isolated(grouped(formatDecimal(amount, scale), locale), locale)
}

export function balanceCells({ wallet, asset, entries, ...figures }: StatementBalance, texts: StatementTexts): Cells {
  const { code, scale } = texts.asset(asset)
  const { opening, received, paid, closing } = figures
  const amounts = [opening, received, -paid, closing].map((amount) => figure(amount, scale, texts))
  return [wordsIn(texts.language).statement.wallets[wallet], code, ...amounts, String(entries)]
}

export function entryCells(entry: StatementEntry, texts: StatementTexts): Cells {
  const { code, scale } = texts.asset(entry.asset)
  return [
    utcText(entry.time),
    wordsIn(texts.language).statement.wallets[entry.wallet],
    code,
    texts.entry(entry.type),
    figure(entry.change, scale, texts),
    figure(entry.balance, scale, texts),
    entry.ref,
    String(entry.sequence),
  ]
}

type Sentence = {
  [Name in keyof ServerWords['statement']]: ServerWords['statement'][Name] extends string ? Name : never
}

/** A sentence of a statement. */
export function sentence(
  language: Language,
  name: Sentence[keyof Sentence],
  values: Readonly<Record<string, string | number>> = {},
): string {
  const words = Object.entries(values).map(([key, value]) => [key, String(value)])
  return formatMessage(wordsIn(language).statement[name], Object.fromEntries(words), LANGUAGE_TAGS[language])
}

function rangeText({ first, last }: Pick<Statement, 'first' | 'last'>, language: Language): string {
  return last === 0 ? sentence(language, 'noEntries') : sentence(language, 'entries', { first, last })
}

/** Customer and period, above the balances. */
export function headLines(statement: Statement, language: Language): readonly string[] {
  const { owner, from, to, through, madeAt } = statement
  const range = rangeText(statement, language)
  return [
    sentence(language, 'owner', { owner }),
    sentence(language, 'period', { from: utcText(from), to: utcText(to), range }),
    sentence(language, 'made', { madeAt: utcText(madeAt), through }),
  ]
}

/** How many pages it takes: every line is as high as every other, so this is known before the first is drawn. */
export function pageCount(statement: Pick<Statement, 'balances' | 'entries'>, headRows: number): number {
  return Math.max(1, Math.ceil((headRows + statement.balances.length + statement.entries) / ROWS_A_PAGE))
}
