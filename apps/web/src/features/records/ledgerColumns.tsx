import { type Column, Num } from '@touchstone/ui'
import { directionOf, type Formats, NO_FIGURE } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import type { LedgerWords } from '../../shared/records/useLedgerWords.ts'
import type { LedgerEntry } from './ledger.ts'
import type { recordTexts } from './texts.ts'

const COLORS = { up: 'text-up', down: 'text-down', flat: 'text-ink-2' } as const

export function ledgerColumns(
  t: Translate<(typeof recordTexts)['english']>,
  formats: Formats,
  words: LedgerWords,
  accountWord: (name: string) => string,
): readonly Column<LedgerEntry>[] {
  return [
    {
      key: 'time',
      header: t('time'),
      cell: (row) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(row.time)}</Num>,
    },
    { key: 'account', header: t('account'), cell: (row) => accountWord(row.account) },
    { key: 'currency', header: t('currency'), cell: (row) => <span className="font-medium">{row.currency}</span> },
    { key: 'why', header: t('entry'), cell: (row) => words.told(row) },
    {
      key: 'change',
      header: t('change'),
      align: 'end',
      cell: (row) => <Num className={COLORS[directionOf(row.change)]}>{formats.signed(row.change)}</Num>,
    },
    { key: 'balance', header: t('balance'), align: 'end', cell: (row) => <Num>{formats.decimal(row.balance)}</Num> },
    {
      key: 'ref',
      header: t('reference'),
      align: 'end',
      cell: (row) => <Num className="text-ink-3">{row.ref || NO_FIGURE}</Num>,
    },
    {
      key: 'sequence',
      header: t('sequence'),
      align: 'end',
      cell: (row) => (
        <span title={t('sequenceWhy', { sequence: formats.count(row.sequence) })}>
          <Num className="text-ink-2">{row.sequence}</Num>
        </span>
      ),
    },
  ]
}
