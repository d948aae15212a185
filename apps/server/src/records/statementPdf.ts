import type { Carrier } from '../threads/program.ts'
import { wordsIn } from '../words/wordsIn.ts'
import type { Paper, PdfBoundary } from './pdf/pdfBoundary.ts'
import type { Statement, StatementEntry, StatementTexts } from './statement.ts'
import { balanceCells, entryCells, headLines, pageCount, sentence } from './statementLayout.ts'

/** Rows above the entries that are neither a line about the statement nor a balance. */
const SUMMARY_EXTRA_ROWS = 4

function paperOf(statement: Statement, texts: StatementTexts): Paper {
  const { madeAt, money, first, last, entries } = statement
  const { language } = texts
  const lines = headLines(statement, language)
  const pages = pageCount(statement, lines.length + SUMMARY_EXTRA_ROWS)
  return {
    madeAt,
    language,
    title: sentence(language, 'title'),
    money: money === 'real' ? '' : sentence(language, money),
    nothing: sentence(language, 'nothing'),
    columns: wordsIn(language).statement.columns,
    lines,
    balances: statement.balances.map((balance) => balanceCells(balance, texts)),
    hasEntries: entries > 0,
    range: last === 0 ? '' : sentence(language, 'covered', { first, last }),
    pages: Array.from({ length: pages }, (_, at) => sentence(language, 'page', { page: at + 1, pages })),
  }
}

/**
 * A statement as PDF, page by page as it is read: opening balance, received, paid and closing balance of every account and
 * currency, then each entry. On every page: which money it is, the log entries it covers, "Page 2 of 5". It is drawn by a program
 * of its own, which ends with it, also when whoever reads it goes away. Throws PeerGone when that program ends before.
 */
export async function* statementPdf(
  carrier: Carrier<PdfBoundary>,
  statement: Statement,
  entries: AsyncIterable<readonly StatementEntry[]>,
  texts: StatementTexts,
): AsyncGenerator<Uint8Array> {
  const { peer, end } = carrier({})
  try {
    await peer.ask('begin', paperOf(statement, texts))
    for await (const some of entries) {
      const cells = some.map((entry) => entryCells(entry, texts))
      const part = await peer.ask('add', cells)
      if (part.length > 0) yield part
    }
    yield await peer.ask('end', null)
  } finally {
    await end('the statement is over')
  }
}
