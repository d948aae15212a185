import { useQuery } from '@tanstack/react-query'
import { FigureRow, Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { FRESH_MS } from '../freshness.ts'
import { hostingTexts } from '../texts.ts'

/** Hosted principal, and its returns. */
export function Totals({ currency }: { readonly currency: string }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const answer = useQuery({ ...callQuery('getProfitTotal', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  useRecordRefetch('hosting', answer.refetch)
  const money = (value: string) => `${formats.decimal(value)} ${currency}`
  return (
    <Panel>
      <Loaded answer={answer} waiting={<Skeleton className="h-20 w-full opacity-40" />}>
        {({ hosting, today, total, orders }) => (
          <FigureRow
            label={t('totals.label')}
            items={[
              { key: 'hosting', label: t('totals.hosting'), value: money(hosting) },
              { key: 'today', label: t('totals.today'), value: money(today) },
              { key: 'total', label: t('totals.total'), value: money(total) },
              { key: 'orders', label: t('totals.orders'), value: formats.count(orders) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}
