import type { ContractRow } from '@touchstone/protocol'
import { type Column, Num, StateChip } from '@touchstone/ui'
import type { ReactElement } from 'react'
import { isZero, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import { type Formats, NO_FIGURE } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import { ContractName, QueueLights, RiskMeter, SignedFigure, Stacked, TwoHeads } from './ContractCells.tsx'
import { distanceFraction } from './riskLevel.ts'
import type { contractTexts } from './texts.ts'

export type ContractTranslate = Translate<(typeof contractTexts)['english']>

/** A price or amount as the exchange wrote it; a dash when there is none. */
export const figure = (text: string, formats: Formats, decimals?: number): string =>
  isZero(text) ? NO_FIGURE : formats.decimal(text, decimals)

export function sizeColumn(t: ContractTranslate, formats: Formats): Column<ContractRow> {
  return {
    key: 'size',
    header: t('column.size'),
    align: 'end',
    cell: (row) => (
      <Stacked
        top={<Num>{formats.decimal(row.lots)}</Num>}
        under={
          <Num>
            {formats.decimal(trimZeros(row.amount))} {row.unit}
          </Num>
        }
      />
    ),
  }
}

const contractColumn = (t: ContractTranslate): Column<ContractRow> => ({
  key: 'contract',
  header: t('column.contract'),
  cell: (row) => <ContractName row={row} />,
})

function marginColumn(t: ContractTranslate, formats: Formats): Column<ContractRow> {
  return {
    key: 'margin',
    header: t('column.margin'),
    align: 'end',
    cell: (row) => <Num>{figure(row.margin, formats, 2)}</Num>,
  }
}

function profitColumn(t: ContractTranslate, formats: Formats): Column<ContractRow> {
  return {
    key: 'profit',
    header: <span className="whitespace-nowrap">{t('column.profit')}</span>,
    align: 'end',
    cell: (row) => <Stacked top={<SignedFigure text={row.pnl} />} under={<Num>{formats.change(row.roe)}</Num>} />,
  }
}

function feeColumn(t: ContractTranslate, formats: Formats): Column<ContractRow> {
  return {
    key: 'fee',
    header: <TwoHeads first={t('column.fee')} second={t('column.funding')} />,
    align: 'end',
    cell: (row) => (
      <Stacked
        top={<Num>{figure(row.fee, formats, 4)}</Num>}
        under={<SignedFigure text={row.funding} decimals={4} />}
      />
    ),
  }
}

/** The columns of an open position, in reading order. */
export function positionColumns(t: ContractTranslate, formats: Formats): readonly Column<ContractRow>[] {
  return [
    contractColumn(t),
    sizeColumn(t, formats),
    {
      key: 'price',
      header: <TwoHeads first={t('column.openPrice')} second={t('column.currentPrice')} />,
      align: 'end',
      cell: (row) => (
        <Stacked
          top={<Num>{figure(row.openPrice, formats)}</Num>}
          under={<Num>{figure(row.lastPrice, formats)}</Num>}
        />
      ),
    },
    {
      key: 'liquidation',
      header: <span className="whitespace-nowrap">{t('column.liquidation')}</span>,
      align: 'end',
      cell: (row) => <Liquidation row={row} t={t} formats={formats} />,
    },
    profitColumn(t, formats),
    {
      key: 'protection',
      header: <TwoHeads first={t('protect.takeProfit')} second={t('protect.stopLoss')} />,
      align: 'end',
      cell: (row) => (
        <Stacked top={<Num>{figure(row.tp, formats)}</Num>} under={<Num>{figure(row.sl, formats)}</Num>} />
      ),
    },
    marginColumn(t, formats),
    {
      key: 'risk',
      header: <span className="whitespace-nowrap">{t('column.risk')}</span>,
      cell: (row) => <RiskMeter rate={row.riskRate} />,
    },
    feeColumn(t, formats),
    {
      key: 'queue',
      header: <span className="whitespace-nowrap">{t('column.queue')}</span>,
      cell: (row) => <QueueLights lights={row.queueLights} />,
    },
    {
      key: 'opened',
      header: t('column.opened'),
      cell: (row) => <Num className="whitespace-nowrap text-ink-2">{formats.dateTime(row.openTime)}</Num>,
    },
  ]
}

/** The price and how far away it is; "None" in every view when there is no such price. */
function Liquidation(props: { readonly row: ContractRow; readonly t: ContractTranslate; readonly formats: Formats }) {
  const { row, t, formats } = props
  if (isZero(row.liqPrice)) return <span className="text-ink-2">{t('none')}</span>
  const away = distanceFraction(row.liqPrice, row.lastPrice)
  return (
    <Stacked
      top={<Num>{formats.decimal(row.liqPrice)}</Num>}
      under={away === '' ? NO_FIGURE : t('column.distance', { percent: formats.rate(away) })}
    />
  )
}

/** The columns of a closed position. */
export function closedColumns(t: ContractTranslate, formats: Formats): readonly Column<ContractRow>[] {
  const time = (value: number) => (value === 0 ? NO_FIGURE : formats.dateTime(value))
  return [
    contractColumn(t),
    sizeColumn(t, formats),
    {
      key: 'price',
      header: <TwoHeads first={t('column.openPrice')} second={t('column.closePrice')} />,
      align: 'end',
      cell: (row) => (
        <Stacked
          top={<Num>{figure(row.openPrice, formats)}</Num>}
          under={<Num>{figure(row.closePrice, formats)}</Num>}
        />
      ),
    },
    marginColumn(t, formats),
    profitColumn(t, formats),
    feeColumn(t, formats),
    {
      key: 'time',
      header: <TwoHeads first={t('column.opened')} second={t('column.closed')} />,
      cell: (row) => <Stacked top={<Num>{time(row.openTime)}</Num>} under={<Num>{time(row.closeTime)}</Num>} />,
    },
    {
      key: 'closedBy',
      header: t('column.closedBy'),
      cell: ({ closedBy }) =>
        closedBy === '' ? <StateChip tone="neutral" word={t('state.closed')} /> : closedByChip(closedBy, t),
    },
  ]
}

/** The cause of a closing; one that the customer did not choose stands out. */
export function closedByChip(by: Exclude<ContractRow['closedBy'], ''>, t: ContractTranslate): ReactElement {
  const forced = by === 'liquidation' || by === 'deleveraging'
  return <StateChip tone={forced ? 'failure' : 'neutral'} word={t(`closedBy.${by}`)} />
}
