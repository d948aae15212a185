import { LANGUAGE_TAGS } from '@touchstone/protocol'
import PDFDocument from 'pdfkit'
import { BALANCE_COLUMNS, type Cells, type Column, ENTRY_COLUMNS, PAGE, ROWS_A_PAGE } from '../statementLayout.ts'
import { FONTS } from './fonts.ts'
import type { Paper } from './pdfBoundary.ts'
import { visualRuns } from './visualRuns.ts'

const INK = '#1a1d21'
const SOFT = '#5b636d'
const WARN = '#9a5b00'
const LINE = '#d5d9de'
const TEXT_SIZE = 7.5
const NAME = 'Touchstone'
/** Between the name of the house, the title and the kind of money. */
const HEAD_GAP = 24

type Doc = InstanceType<typeof PDFDocument>

interface Ink {
  readonly bold?: boolean
  readonly color?: string
  readonly size?: number
}

/** Else the words of a run are laid out one by one, from left to right in every script. */
const WHOLE = { features: [] }

/** Pages of equal lines, each page with the same head and foot; mirrored where the language is written from right to left. */
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
      lang: LANGUAGE_TAGS[paper.language],
      font: FONTS[paper.language].plain,
      info: { Title: paper.title, CreationDate: new Date(paper.madeAt) },
    })
    this.#writeSummary()
  }

  /** One entry. */
  add(cells: Cells): void {
    this.#writeRow(ENTRY_COLUMNS, cells, this.#next(ENTRY_COLUMNS))
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
    const { lines, balances, hasEntries, nothing } = this.#paper
    lines.forEach((line, place) => {
      this.#write(line, PAGE.margin, this.#next(undefined), place === 0 ? { bold: true, size: 9 } : { size: 8.5 })
    })
    this.#next(undefined)
    this.#writeHead(BALANCE_COLUMNS, this.#next(undefined))
    for (const cells of balances) this.#writeRow(BALANCE_COLUMNS, cells, this.#next(BALANCE_COLUMNS))
    this.#next(undefined)
    const head = this.#next(undefined)
    if (hasEntries) this.#writeHead(ENTRY_COLUMNS, head)
    else this.#write(nothing, PAGE.margin, head, { color: SOFT })
  }

  /** The height of the next line. `head`: drawn above the first line of each new page. */
  #next(head: readonly Column[] | undefined): number {
    if (this.#row === ROWS_A_PAGE) this.#begin(head)
    return PAGE.top + this.#row++ * PAGE.row
  }

  #begin(head: readonly Column[] | undefined): void {
    const { title, money, range, pages } = this.#paper
    const number = pages[this.#page] ?? ''
    this.#page++
    this.#row = 0
    this.#doc.addPage()
    const name = this.#write(NAME, PAGE.margin, 28, { bold: true, size: 13 })
    const titled = this.#write(title, PAGE.margin + name + HEAD_GAP, 31, { size: 10 })
    const after = PAGE.margin + name + titled + 2 * HEAD_GAP
    this.#write(money, after, 32, { bold: true, color: WARN, size: 9 })
    if (head) this.#writeHead(head, PAGE.top - PAGE.row - 4)
    const foot = PAGE.height - PAGE.bottom + 18
    this.#write(range, PAGE.margin, foot, { color: SOFT })
    this.#write(number, PAGE.width - PAGE.margin, foot, { color: SOFT }, true)
  }

  #writeRow(columns: readonly Column[], cells: Cells, y: number, ink: Ink = {}): void {
    columns.forEach(({ at, width, end = false }, place) => {
      this.#write(cells[place] ?? '', end ? at + width : at, y, ink, end)
    })
  }

  #writeHead(columns: readonly Column[], y: number): void {
    const titles = columns.map(({ name }) => this.#paper.columns[name])
    this.#writeRow(columns, titles, y, { bold: true, color: SOFT })
    const under = y + PAGE.row - 3
    this.#doc
      .moveTo(PAGE.margin, under)
      .lineTo(PAGE.width - PAGE.margin, under)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
  }

  /**
   * One line of text; returns its width. `x`: its start, or with `end` its end, counted from the side where reading begins.
   * Each run of one direction is drawn by itself, from left to right as it is seen.
   */
  #write(
    text: string,
    x: number,
    y: number,
    { bold = false, color = INK, size = TEXT_SIZE }: Ink,
    end = false,
  ): number {
    if (text === '') return 0
    const doc = this.#doc
    const { plain, bold: heavy, rightToLeft } = FONTS[this.#paper.language]
    doc.font(bold ? heavy : plain, size)
    const runs = visualRuns(text, rightToLeft).map((run) => ({ run, width: doc.widthOfString(run, WHOLE) }))
    const whole = runs.reduce((sum, { width }) => sum + width, 0)
    let left = end ? x - whole : x
    if (rightToLeft) left = PAGE.width - left - whole
    doc.fillColor(color)
    for (const { run, width } of runs) {
      doc.text(run, left, y, { ...WHOLE, lineBreak: false })
      left += width
    }
    return whole
  }
}
