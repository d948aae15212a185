import type { ContractRow } from '@touchstone/protocol'
import { buttonClass, type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { ContractName, SignedFigure } from '../../../products/contracts/ContractCells.tsx'
import { figure } from '../../../products/contracts/positionColumns.tsx'
import { useOpenPositions } from '../../../products/contracts/useContractRows.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { memberTexts } from './texts.ts'

const ROWS = 4
/** Of so many rows: the page stands still when they come. */
const HEIGHT = 'min-h-58'

/** The newest open positions; all of them, with their acts, on their own page. */
export function OpenPositions({ hidden }: { readonly hidden: boolean }) {
  const t = useTexts(memberTexts)
  const formats = useFormats()
  const rows = useOpenPositions()
  const way = (
    <AppLink to="/deal_c" className={buttonClass('secondary', 'small')}>
      {t('positions.open')}
    </AppLink>
  )
  return (
    <Panel className="overflow-hidden bg-canvas">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-5">
        <h2 className="text-14 font-semibold">{t('positions.title')}</h2>
        {rows && rows.length > 0 && (
          <AppLink to="/lt" className="rounded-control text-13 text-accent hover:underline">
            {t('positions.all', { count: formats.count(rows.length) })}
          </AppLink>
        )}
      </div>
      <div className={HEIGHT}>
        <DataTable
          caption={t('positions.caption')}
          columns={useColumns(hidden)}
          rows={rows?.slice(0, ROWS)}
          rowKey={({ id }) => id}
          loadingRows={ROWS}
          inset
          empty={<Empty text={t('positions.none')} action={way} />}
        />
      </div>
    </Panel>
  )
}

function useColumns(hidden: boolean): readonly Column<ContractRow>[] {
  const t = useTexts(memberTexts)
  const formats = useFormats()
  return [
    { key: 'contract', header: t('positions.contract'), cell: (row) => <ContractName row={row} /> },
    {
      key: 'size',
      header: t('positions.size'),
      align: 'end',
      cell: (row) => <Num>{hidden ? t('hidden') : formats.decimal(row.lots)}</Num>,
    },
    {
      key: 'price',
      header: t('positions.price'),
      align: 'end',
      cell: (row) => <Num>{figure(row.lastPrice, formats)}</Num>,
    },
    {
      key: 'liquidation',
      header: t('positions.liquidation'),
      align: 'end',
      cell: (row) => <Num>{figure(row.liqPrice, formats)}</Num>,
    },
    {
      key: 'result',
      header: t('positions.result'),
      align: 'end',
      cell: (row) => (hidden ? <Num>{t('hidden')}</Num> : <SignedFigure text={row.pnl} />),
    },
  ]
}
