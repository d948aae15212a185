import { type Column, DataTable, Empty, Num } from '@touchstone/ui'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import type { Funds, FundsRow } from '../../../shared/funds/useFunds.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { listFailure } from '../../../shared/loading/listFailure.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { spotTexts } from '../texts.ts'

/** Balances beside the market they are spent in. */
export function FundsTable({ funds }: { readonly funds: Funds }) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const figure = (key: 'available' | 'frozen' | 'converted', header: string): Column<FundsRow> => ({
    key,
    header,
    align: 'end',
    cell: (row) => (
      <Num className={isZero(row[key]) ? 'text-ink-3' : undefined}>
        {formats.decimal(row[key], key === 'converted' ? 2 : row.decimals)}
      </Num>
    ),
  })
  return (
    <DataTable
      caption={t('tabs.assets')}
      columns={[
        {
          key: 'currency',
          header: t('assets.currency'),
          cell: (row) => <span className="font-medium">{row.currency}</span>,
        },
        figure('available', t('assets.available')),
        figure('frozen', t('assets.frozen')),
        figure('converted', t('assets.converted')),
      ]}
      rows={funds.rows}
      rowKey={(row) => row.currency}
      density="compact"
      loadingRows={3}
      empty={
        <Empty
          text={t('assets.none')}
          action={
            <AppLink to="/table1" className="text-accent underline underline-offset-2">
              {t('assets.funds')}
            </AppLink>
          }
        />
      }
      error={listFailure({ error: funds.error, refetch: funds.retry })}
    />
  )
}
