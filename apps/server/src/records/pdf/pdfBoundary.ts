import type { Language } from '@touchstone/protocol'
import type { Boundary } from '../../threads/program.ts'
import type { ServerWords } from '../../words/english.ts'
import type { Statement } from '../statement.ts'
import type { Cells } from '../statementLayout.ts'

/** Everything of a statement but its entries, as it is printed. */
export interface Paper extends Pick<Statement, 'madeAt'> {
  readonly language: Language
  readonly title: string
  /** Which money it is; '' for real money. */
  readonly money: string
  /** In place of entries. */
  readonly nothing: string
  readonly columns: ServerWords['statement']['columns']
  readonly lines: readonly string[]
  readonly balances: readonly Cells[]
  readonly hasEntries: boolean
  /** The log entries it covers, in the foot of every page. */
  readonly range: string
  /** The number of each page, in words. */
  readonly pages: readonly string[]
}

/** One statement is drawn: it is begun once, entries are added, and it is ended. Answers are the next bytes of the file. */
export interface PdfBoundary extends Boundary {
  readonly program: {
    readonly begin: (paper: Paper) => void
    readonly add: (entries: readonly Cells[]) => Uint8Array
    readonly end: (nothing: null) => Uint8Array
  }
  readonly owner: Readonly<Record<never, never>>
}
