import { type ChipTone, type Column, DataTable, Num, ProgressBar, ShortCode, StateChip } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import type { Deposit } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'

const TONES: Readonly<Record<Deposit['state'], ChipTone>> = {
  pending: 'progress',
  not_reviewed: 'neutral',
  completed: 'success',
  failed: 'failure',
}

export interface DepositTableProps {
  readonly caption: string
  readonly rows: readonly Deposit[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly empty: ReactNode
  readonly loadingRows?: number
}

/** Deposits and forms, with the confirmations of those under way. */
export function DepositTable({ caption, rows, error, onRetry, empty, loadingRows = 5 }: DepositTableProps) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  const columns: readonly Column<Deposit>[] = [
    { key: 'time', header: t('list.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    { key: 'currency', header: t('list.currency'), cell: ({ currency }) => currency },
    {
      key: 'amount',
      header: t('list.amount'),
      align: 'end',
      cell: ({ amount }) => <Num>{formats.decimal(amount)}</Num>,
    },
    { key: 'way', header: t('list.way'), cell: ({ way }) => t(`list.ways.${way}`) },
    { key: 'state', header: t('list.state'), cell: (row) => <State row={row} /> },
    { key: 'progress', header: t('list.progress'), cell: (row) => <Progress row={row} /> },
    {
      key: 'transaction',
      header: t('list.transaction'),
      cell: ({ txid }) => <ShortCode text={txid} copyLabel={t('list.copy')} copiedLabel={t('list.copied')} />,
    },
  ]
  return (
    <div className="relative overflow-x-auto">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        density="compact"
        loadingRows={loadingRows}
        empty={empty}
        error={listFailure({ error, refetch: onRetry })}
      />
    </div>
  )
}

function reasonWord(reason: string): 'reorganised' | 'being_checked' | undefined {
  return reason === 'reorganised' || reason === 'being_checked' ? reason : undefined
}

function State({ row }: { readonly row: Deposit }) {
  const t = useTexts(depositTexts)
  const word = reasonWord(row.reason)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StateChip tone={TONES[row.state]} word={t(`list.states.${row.state}`)} />
      {row.reason !== '' && <span className="text-12 text-ink-3">{word ? t(`list.reasons.${word}`) : row.reason}</span>}
    </span>
  )
}

function Progress({ row }: { readonly row: Deposit }) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  if (row.confirms === 0 || row.state === 'failed') return NO_FIGURE
  const label = t('list.of', { count: formats.count(row.confirmations), needed: formats.count(row.confirms) })
  return (
    <span className="inline-flex items-center gap-2">
      <ProgressBar value={row.confirmations} max={row.confirms} label={label} className="h-1 w-20" />
      <span className="text-12 tabular-nums slashed-zero">{label}</span>
    </span>
  )
}
