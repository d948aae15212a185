import type { DealRow } from '@touchstone/protocol'
import { type Column, Num } from '@touchstone/ui'
import { type Formats, NO_FIGURE } from '../../shared/format/format.ts'
import { fillColumns } from '../../shared/orders/fillColumns.tsx'
import type { OrderTranslate } from '../../shared/orders/orderTexts.ts'
import { SignedFigure } from './ContractCells.tsx'
import { type ContractTranslate, closedByChip } from './positionColumns.tsx'

/** Fills of contracts: as those of spot, with lots, the realised result, and the cause of a closing that was not the customer's. */
export function contractFillColumns(
  t: ContractTranslate,
  orders: OrderTranslate,
  formats: Formats,
): readonly Column<DealRow>[] {
  const columns = fillColumns(orders, formats)
  const place = columns.findIndex(({ key }) => key === 'amount')
  const lots: Column<DealRow> = {
    key: 'lots',
    header: t('column.size'),
    align: 'end',
    cell: (row) => <Num>{row.lots === '' ? NO_FIGURE : formats.decimal(row.lots)}</Num>,
  }
  const profit: Column<DealRow> = {
    key: 'profit',
    header: t('column.realised'),
    align: 'end',
    cell: (row) => <SignedFigure text={row.profit} decimals={4} />,
  }
  const closedBy: Column<DealRow> = {
    key: 'closedBy',
    header: t('column.closedBy'),
    // The customer's own orders open as well: those that realised something have closed something.
    cell: ({ closedBy, profit }) =>
      closedBy === '' && profit === '' ? NO_FIGURE : closedByChip(closedBy || 'user', t),
  }
  return [...columns.slice(0, place), lots, ...columns.slice(place), profit, closedBy]
}
