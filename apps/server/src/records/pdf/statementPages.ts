import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { BALANCE_COLUMNS, type Cells, type Column, ENTRY_COLUMNS, PAGE, ROWS_A_PAGE } from '../statementLayout.ts'
import { MONEY_WORDS } from '../statementWords.ts'
import type { Paper } from './pdfBoundary.ts'

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
export class StatementPages {
  readonly #doc: Doc
  readonly #paper: Paper
  #page = 0
  #row = ROWS_A_PAGE

  /** Begins with the lines about the statement and its balances. */
  constructor(paper: Paper) {
    this.#paper = paper
    this.#doc = new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      autoFirstPage: false,
      lang: 'en',
      font: PLAIN,
      info: { Title: TITLE, CreationDate: new Date(paper.madeAt) },
    })
    this.#writeSummary()
  }

  /** One entry. */
  add(cells: Cells): void {
    writeRow(this.#doc, ENTRY_COLUMNS, cells, this.#next(ENTRY_COLUMNS))
  }

  /** The parts of the file that are finished; they are no longer in memory then. */
  taken(): Buffer {
    const parts: Buffer[] = []
    for (let part = this.#doc.read() as Buffer | null; part !== null; part = this.#doc.read() as Buffer | null)
      parts.push(part)
    return Buffer.concat(parts)
  }

  /** The rest of the file. */
  async end(): Promise<Buffer> {
    this.#doc.end()
    const parts: Buffer[] = []
    for await (const part of this.#doc) parts.push(part as Buffer)
    return Buffer.concat(parts)
  }

  #writeSummary(): void {
    const doc = this.#doc
    const { lines, balances, hasEntries } = this.#paper
    lines.forEach((line, place) => {
      write(doc, line, PAGE.margin, this.#next(undefined), place === 0 ? { bold: true, size: 9 } : { size: 8.5 })
    })
    this.#next(undefined)
    writeHead(doc, BALANCE_COLUMNS, this.#next(undefined))
    for (const cells of balances) writeRow(doc, BALANCE_COLUMNS, cells, this.#next(BALANCE_COLUMNS))
    this.#next(undefined)
    const head = this.#next(undefined)
    if (hasEntries) writeHead(doc, ENTRY_COLUMNS, head)
    else write(doc, NOTHING, PAGE.margin, head, { color: SOFT })
  }

  /** The height of the next line. `head`: drawn above the first line of each new page. */
  #next(head: readonly Column[] | undefined): number {
    if (this.#row === ROWS_A_PAGE) this.#begin(head)
    return PAGE.top + this.#row++ * PAGE.row
  }

  #begin(head: readonly Column[] | undefined): void {
    const doc = this.#doc
    const { money, range, pages } = this.#paper
    this.#page++
    this.#row = 0
    doc.addPage()
    write(doc, 'Touchstone', PAGE.margin, 28, { bold: true, size: 13 })
    write(doc, TITLE, PAGE.margin + 96, 31, { size: 10 })
    if (money !== 'real') write(doc, MONEY_WORDS[money], PAGE.margin + 230, 32, { bold: true, color: WARN, size: 9 })
    if (head) writeHead(doc, head, PAGE.top - PAGE.row - 4)
    const foot = PAGE.height - PAGE.bottom + 18
    write(doc, range, PAGE.margin, foot, { color: SOFT })
    const number = `Page ${this.#page} of ${pages}`
    doc.font(PLAIN, TEXT_SIZE)
    write(doc, number, PAGE.width - PAGE.margin - doc.widthOfString(number), foot, { color: SOFT })
  }
}
