import { useQuery } from '@tanstack/react-query'
import { Num, Panel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { FRESH_MS } from '../freshness.ts'
import { hostingTexts } from '../texts.ts'

/** What is hosted, and what it has returned. */
export function Totals({ currency }: { readonly currency: string }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  const answer = useQuery({ ...callQuery('getProfitTotal', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  useRecordRefetch('hosting', answer.refetch)
  const money = (value: string) => `${formats.decimal(value)} ${currency}`
  return (
    <Panel>
      <Loaded answer={answer} waiting={<Skeleton className="h-21 w-full opacity-40" />}>
        {({ hosting, today, total, orders }) => (
          <dl aria-label={t('totals.label')} className="grid grid-cols-4">
            <Total label={t('totals.hosting')}>{money(hosting)}</Total>
            <Total label={t('totals.today')}>{money(today)}</Total>
            <Total label={t('totals.total')}>{money(total)}</Total>
            <Total label={t('totals.orders')}>{formats.count(orders)}</Total>
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}

function Total({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-s border-line px-5 py-4 first:border-s-0">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="mt-1 text-20 font-semibold text-ink-1">
        <Num>{children}</Num>
      </dd>
    </div>
  )
}
