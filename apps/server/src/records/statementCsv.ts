import { formatDecimal } from '@touchstone/quantities'
import type { Statement, StatementEntry, StatementTexts } from './statement.ts'
import { WALLET_WORDS } from './statementWords.ts'

const HEAD = 'record,money,time,account,currency,type,explanation,change,balance,reference,sequence'

/** A byte order mark, so that spreadsheets read the text as UTF-8. */
const BOM = '\ufeff'

/** Our own words, numbers and times, none of which holds a comma, a quote or the start of a formula: nothing to escape. */
function line(cells: readonly (string | number)[]): string {
  return `${cells.join(',')}\r\n`
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
      'Opening balance',
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
    yield row('received', `Received in ${WALLET_WORDS[wallet]}`, formatDecimal(received, scale), '')
    yield row('paid', `Paid from ${WALLET_WORDS[wallet]}`, formatDecimal(-paid, scale), '')
    yield row('closing', 'Closing balance', '', formatDecimal(closing, scale))
  }
}
