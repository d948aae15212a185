import type { ContractRow } from '@touchstone/protocol'
import { type Column, Num, StateChip } from '@touchstone/ui'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import { type Formats, NO_FIGURE } from '../../shared/format/format.ts'
import { GoodTillNote, TermsNote } from '../../shared/orders/OrderCells.tsx'
import { isTrailing } from '../../shared/orders/orderTerms.ts'
import { ContractName, Stacked, TwoHeads } from './ContractCells.tsx'
import { type ContractTranslate, figure, sizeColumn } from './positionColumns.tsx'

const TYPES = ['limit', 'market', 'stop_limit', 'stop_market'] as const
const REASONS = [
  'canceled',
  'expired',
  'self_trade',
  'rejected',
  'reduce_only',
  'liquidation',
  'settlement',
  'silence',
  'other',
] as const

/** Columns that open and cancelled orders share. */
export function contractOrderColumns(t: ContractTranslate, formats: Formats): readonly Column<ContractRow>[] {
  return [
    {
      key: 'time',
      header: t('column.time'),
      cell: (row) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(row.openTime)}</Num>,
    },
    { key: 'contract', header: t('column.contract'), cell: (row) => <ContractName row={row} /> },
    { key: 'type', header: t('column.type'), cell: (row) => <OrderType row={row} t={t} /> },
    {
      key: 'price',
      header: t('column.price'),
      align: 'end',
      cell: (row) => <Num>{isZero(row.price) ? t('atMarket') : formats.decimal(row.price)}</Num>,
    },
    {
      key: 'stop',
      header: t('column.stop'),
      align: 'end',
      cell: (row) => {
        const trigger = row.trigger === 'last' ? 'last' : 'mark'
        return (
          <span title={isZero(row.stopPrice) ? undefined : t(`trigger.${trigger}`)}>
            <Num>{figure(row.stopPrice, formats)}</Num>
          </span>
        )
      },
    },
    sizeColumn(t, formats),
    {
      key: 'filled',
      header: t('column.filled'),
      align: 'end',
      cell: (row) => (
        <Stacked
          top={<Num>{formats.decimal(row.filledLots || '0')}</Num>}
          under={<Num>{figure(row.openPrice, formats)}</Num>}
        />
      ),
    },
    {
      key: 'margin',
      header: t('column.margin'),
      align: 'end',
      cell: (row) => <Num>{isZero(row.margin) ? NO_FIGURE : formats.decimal(trimZeros(row.margin), 2)}</Num>,
    },
    {
      key: 'protection',
      header: <TwoHeads first={t('protect.takeProfit')} second={t('protect.stopLoss')} />,
      align: 'end',
      cell: (row) => (
        <Stacked top={<Num>{figure(row.tp, formats)}</Num>} under={<Num>{figure(row.sl, formats)}</Num>} />
      ),
    },
  ]
}

/** Why an order ended, for those that were not filled. */
export function cancelledColumns(t: ContractTranslate, formats: Formats): readonly Column<ContractRow>[] {
  return [
    ...contractOrderColumns(t, formats),
    {
      key: 'closed',
      header: t('column.closed'),
      cell: (row) => (
        <Num className="whitespace-nowrap text-ink-2">
          {row.closeTime === 0 ? NO_FIGURE : formats.dateTime(row.closeTime)}
        </Num>
      ),
    },
    {
      key: 'reason',
      header: t('column.reason'),
      cell: (row) => {
        const reason = REASONS.find((known) => known === row.reason)
        return <StateChip tone="neutral" word={reason ? t(`reason.${reason}`) : t('state.cancelled')} />
      },
    },
  ]
}

function OrderType({ row, t }: { readonly row: ContractRow; readonly t: ContractTranslate }) {
  const type = TYPES.find((known) => known === row.type)
  return (
    <Stacked
      top={
        <>
          {isTrailing(row) ? t('trailing_stop') : type ? t(type) : row.type}
          {type === 'limit' && row.tif !== 'GTC' && <span className="ms-1 text-ink-3">{row.tif}</span>}
          {row.other !== '' && <span className="ms-1 text-ink-3">{t('other', { orderNo: row.other })}</span>}
          <GoodTillNote goodTill={row.goodTill} />
        </>
      }
      under={
        <>
          {row.reduceOnly ? t('reduceOnly') : ''}
          <TermsNote row={row} />
        </>
      }
    />
  )
}
