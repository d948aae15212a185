import { ExportButton } from '../../shared/records/ExportButton.tsx'
import type { LedgerWords } from '../../shared/records/useLedgerWords.ts'
import { type LedgerEntry, type LedgerFields, readLedger } from './ledger.ts'

const EXPORT_HEAD = [
  'time',
  'account',
  'currency',
  'type',
  'explanation',
  'change',
  'balance',
  'reference',
  'sequence',
] as const

/** The ledger as a file: figures as the exchange wrote them. */
export function LedgerExport({
  asked,
  words,
}: {
  /** Undefined while the period does not work. */
  readonly asked: LedgerFields | undefined
  readonly words: LedgerWords
}) {
  return (
    <ExportButton
      fileName="ledger.csv"
      head={EXPORT_HEAD}
      cells={(row: LedgerEntry) => [
        new Date(row.time).toISOString(),
        row.account,
        row.currency,
        row.type,
        words.told(row),
        row.change,
        row.balance,
        row.ref,
        row.sequence,
      ]}
      ready={asked !== undefined}
      read={() => readLedger(asked)}
    />
  )
}
