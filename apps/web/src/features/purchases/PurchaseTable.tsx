import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData, CallInput } from '@touchstone/protocol'
import { Button, type Column, DataTable, Dialog, Num, StateChip } from '@touchstone/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { type Formats, NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { type Translate, useTexts } from '../../shared/i18n/texts.ts'
import { useRecordChange } from '../../shared/live/useLive.ts'
import { listFailure } from '../../shared/loading/listFailure.tsx'
import { OwnPicture } from '../../shared/uploads/OwnPicture.tsx'
import { purchaseTexts } from './texts.ts'

type Row = CallData<'getBuycoinList'>['list'][number]

const TONES = { pending: 'progress', success: 'success', failed: 'failure' } as const
/** When nothing is told for so long, it is asked for. */
const FRESH_MS = 30_000

export interface PurchaseTableProps {
  readonly filter: CallInput<'getBuycoinList'>
  readonly empty: ReactNode
  readonly below?: (total: number | undefined) => ReactNode
}

/** Purchases with where they stand; the bill of each can be looked at. */
export function PurchaseTable({ filter, empty, below }: PurchaseTableProps) {
  const t = useTexts(purchaseTexts)
  const formats = useFormats()
  const [bill, setBill] = useState('')
  const query = useQuery({
    ...callQuery('getBuycoinList', filter),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  })
  const { refetch } = query
  useRecordChange(
    'buycoin',
    useCallback(() => void refetch({ cancelRefetch: false }), [refetch]),
  )
  return (
    <>
      <DataTable
        caption={t('records')}
        columns={columns(t, formats, setBill)}
        rows={query.data?.list}
        rowKey={(row) => row.id}
        density="compact"
        loadingRows={5}
        empty={empty}
        error={listFailure(query)}
      />
      {below?.(query.data?.total)}
      {bill !== '' && (
        <Dialog open title={t('bill')} closeLabel={t('close')} onClose={() => setBill('')}>
          <OwnPicture id={bill} alt={t('bill')} className="h-96 w-full" />
        </Dialog>
      )}
    </>
  )
}

function columns(
  t: Translate<(typeof purchaseTexts)['english']>,
  formats: Formats,
  onBill: (id: string) => void,
): readonly Column<Row>[] {
  return [
    {
      key: 'time',
      header: t('time'),
      cell: (row) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(row.time)}</Num>,
    },
    {
      key: 'coins',
      header: t('coins'),
      align: 'end',
      cell: (row) => <Num>{`${formats.decimal(row.amount)} ${row.currency}`}</Num>,
    },
    {
      key: 'agreed',
      header: t('agreed'),
      align: 'end',
      cell: (row) => <Num className="text-ink-2">{`${formats.decimal(row.rate)} ${row.payCurrency}`}</Num>,
    },
    {
      key: 'paid',
      header: t('paid'),
      align: 'end',
      cell: (row) => <Num>{`${formats.decimal(row.pay)} ${row.payCurrency}`}</Num>,
    },
    { key: 'by', header: t('by'), cell: (row) => <bdi>{row.name}</bdi> },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <StateChip tone={TONES[row.state]} word={t(`states.${row.state}`)} />,
    },
    { key: 'reason', header: t('reason'), cell: (row) => <bdi>{row.reason || NO_FIGURE}</bdi> },
    {
      key: 'bill',
      header: '',
      align: 'end',
      cell: (row) => (
        <Button tone="ghost" size="small" onClick={() => onBill(row.imgId)}>
          {t('view')}
        </Button>
      ),
    },
  ]
}
