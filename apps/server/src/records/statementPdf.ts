import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import type { Statement, StatementEntry, StatementTexts } from './statement.ts'
import {
  BALANCE_COLUMNS,
  balanceCells,
  type Cells,
  type Column,
  ENTRY_COLUMNS,
  entryCells,
  headLines,
  PAGE,
  pageCount,
  ROWS_A_PAGE,
} from './statementLayout.ts'
import { MONEY_WORDS } from './statementWords.ts'

const find = createRequire(import.meta.url)
/** Latin, Greek, Cyrillic, Arabic, Hebrew and more; embedded as far as it is used. */
const PLAIN = find.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = find.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')

const INK = '#1a1d21'
const SOFT = '#5b636d'
const WARN = '#9a5b00'
const LINE = '#d5d9de'
const TEXT_SIZE = 7.5
const TITLE = 'Account statement'
const NOTHING = 'Nothing happened in this period.'

type Doc = InstanceType<typeof PDFDocument>

interface Ink {
  readonly bold?: boolean
  readonly color?: string
  readonly size?: number
}

function write(
  doc: Doc,
  text: string,
  x: number,
  y: number,
  { bold = false, color = INK, size = TEXT_SIZE }: Ink = {},
) {
  doc.font(bold ? BOLD : PLAIN, size)
  doc.fillColor(color).text(text, x, y, { lineBreak: false })
}

function writeRow(doc: Doc, columns: readonly Column[], cells: Cells, y: number, ink: Ink = {}): void {
  doc.font(ink.bold ? BOLD : PLAIN, TEXT_SIZE)
  columns.forEach(({ at, width, end }, place) => {
    const text = cells[place] ?? ''
    if (text !== '') write(doc, text, end ? at + width - doc.widthOfString(text) : at, y, ink)
  })
}

function writeHead(doc: Doc, columns: readonly Column[], y: number): void {
  const titles = columns.map(({ title }) => title)
  writeRow(doc, columns, titles, y, { bold: true, color: SOFT })
  const under = y + PAGE.row - 3
  doc
    .moveTo(PAGE.margin, under)
    .lineTo(PAGE.width - PAGE.margin, under)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}

/** Pages of equal lines, each page with the same head and foot. */
class StatementPages {
  readonly doc: Doc
  readonly #statement: Statement
  readonly #pages: number
  #page = 0
  #row = ROWS_A_PAGE

  constructor(Document: typeof PDFDocument, statement: Statement, pages: number) {
    this.#statement = statement
    this.#pages = pages
    this.doc = new Document({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      autoFirstPage: false,
      lang: 'en',
      font: PLAIN,
      info: { Title: TITLE, CreationDate: new Date(statement.madeAt) },
    })
  }

  get isFull(): boolean {
    return this.#row === ROWS_A_PAGE
  }

  /** The height of the next line. `head`: drawn above the first line of each new page. */
  next(head: readonly Column[] | undefined): number {
    if (this.isFull) this.#begin(head)
    return PAGE.top + this.#row++ * PAGE.row
  }

  #begin(head: readonly Column[] | undefined): void {
    const { doc } = this
    const { money, first, last } = this.#statement
    this.#page++
    this.#row = 0
    doc.addPage()
    write(doc, 'Touchstone', PAGE.margin, 28, { bold: true, size: 13 })
    write(doc, TITLE, PAGE.margin + 96, 31, { size: 10 })
    if (money !== 'real') write(doc, MONEY_WORDS[money], PAGE.margin + 230, 32, { bold: true, color: WARN, size: 9 })
    if (head) writeHead(doc, head, PAGE.top - PAGE.row - 4)
    const foot = PAGE.height - PAGE.bottom + 18
    const range = last === 0 ? '' : `Log entries ${first} to ${last}`
    write(doc, range, PAGE.margin, foot, { color: SOFT })
    const number = `Page ${this.#page} of ${this.#pages}`
    doc.font(PLAIN, TEXT_SIZE)
    write(doc, number, PAGE.width - PAGE.margin - doc.widthOfString(number), foot, { color: SOFT })
  }

  /** The finished part of the file: once handed on, it is no longer in memory. */
  *taken(): Generator<Buffer> {
    for (let part = this.doc.read() as Buffer | null; part !== null; part = this.doc.read() as Buffer | null) yield part
  }
}

function writeSummary(pages: StatementPages, statement: Statement, texts: StatementTexts, lines: readonly string[]) {
  const { doc } = pages
  lines.forEach((line, place) => {
    write(doc, line, PAGE.margin, pages.next(undefined), place === 0 ? { bold: true, size: 9 } : { size: 8.5 })
  })
  pages.next(undefined)
  writeHead(doc, BALANCE_COLUMNS, pages.next(undefined))
  for (const balance of statement.balances)
    writeRow(doc, BALANCE_COLUMNS, balanceCells(balance, texts), pages.next(BALANCE_COLUMNS))
  pages.next(undefined)
  const head = pages.next(undefined)
  if (statement.entries > 0) writeHead(doc, ENTRY_COLUMNS, head)
  else write(doc, NOTHING, PAGE.margin, head, { color: SOFT })
}

/** Rows of the summary that are no balances: see {@link writeSummary}. */
const SUMMARY_EXTRA_ROWS = 4

/**
 * A statement as PDF, page by page as it is read: opening balance, received, paid and closing balance of every account and
 * currency, then each entry. On every page: which money it is, the log entries it covers, "Page 2 of 5".
 */
export async function* statementPdf(
  statement: Statement,
  entries: AsyncIterable<readonly StatementEntry[]>,
  texts: StatementTexts,
): AsyncGenerator<Buffer> {
  const lines = headLines(statement)
  // Read with the first statement: most servers that stand idle never need its 12 MB.
  const { default: Document } = await import('pdfkit')
  const pages = new StatementPages(Document, statement, pageCount(statement, lines.length + SUMMARY_EXTRA_ROWS))
  const { doc } = pages
  writeSummary(pages, statement, texts, lines)
  for await (const some of entries) {
    for (const entry of some) {
      writeRow(doc, ENTRY_COLUMNS, entryCells(entry, texts), pages.next(ENTRY_COLUMNS))
      if (!pages.isFull) continue
      yield* pages.taken()
      // Between two pages everybody else has a turn.
      await new Promise(setImmediate)
    }
  }
  doc.end()
  for await (const part of doc) yield part as Buffer
}
