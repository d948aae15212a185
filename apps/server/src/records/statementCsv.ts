import { formatDecimal } from '@touchstone/quantities'
import { wordsIn } from '../words/wordsIn.ts'
import type { Statement, StatementEntry, StatementTexts } from './statement.ts'
import { sentence } from './statementLayout.ts'

const HEAD = 'record,money,time,account,currency,type,explanation,change,balance,reference,sequence'

/** A byte order mark, so that spreadsheets read the text as UTF-8. */
const BOM = '\ufeff'

/** Our own words, numbers and times, none of which begins a formula; a word may hold a comma or a quote in some language. */
function line(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
  return `${written.join(',')}\r\n`
}

/**
 * A statement as RFC 4180 text: rows `opening`, then `entry`, then `received`, `paid` and `closing` for every account and
 * currency; each amount with all decimals of its currency. `money` tells real from play money in each row.
 */
export async function* statementCsv(
  statement: Statement,
  entries: AsyncIterable<readonly StatementEntry[]>,
  texts: StatementTexts,
): AsyncGenerator<string> {
  const { money, balances, from, to } = statement
  const { language } = texts
  const { columns, wallets } = wordsIn(language).statement
  const time = (at: number) => new Date(at).toISOString()
  yield `${BOM}${HEAD}\r\n`
  for (const { wallet, asset, opening } of balances) {
    const { code, scale } = texts.asset(asset)
    yield line([
      'opening',
      money,
      time(from),
      wallet,
      code,
      '',
      columns.opening,
      '',
      formatDecimal(opening, scale),
      '',
      '',
    ])
  }
  for await (const page of entries) {
    let text = ''
    for (const { wallet, asset, type, change, balance, ref, sequence, ...entry } of page) {
      const { code, scale } = texts.asset(asset)
      const amounts = [formatDecimal(change, scale), formatDecimal(balance, scale)]
      const words = texts.entry(type)
      text += line(['entry', money, time(entry.time), wallet, code, type, words, ...amounts, ref, sequence])
    }
    yield text
  }
  for (const { wallet, asset, received, paid, closing } of balances) {
    const { code, scale } = texts.asset(asset)
    const row = (record: string, words: string, change: string, balance: string) =>
      line([record, money, time(to), wallet, code, '', words, change, balance, '', ''])
    yield row(
      'received',
      sentence(language, 'receivedIn', { account: wallets[wallet] }),
      formatDecimal(received, scale),
      '',
    )
    yield row('paid', sentence(language, 'paidFrom', { account: wallets[wallet] }), formatDecimal(-paid, scale), '')
    yield row('closing', columns.closing, '', formatDecimal(closing, scale))
  }
}
