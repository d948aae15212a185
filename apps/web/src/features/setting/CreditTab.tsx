import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, DataTable, Empty, Num, Panel, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { settingTexts } from './texts.ts'

type Item = CallData<'getCredit'>['items'][number]

const TIERS = ['none', 'junior', 'senior', 'address'] as const

/** What a message chooses its case by. Never a figure: that is isolated in Arabic, and fits no case. */
const words = ({ level, set }: Item['facts']) => ({
  tier: TIERS[Number(level)] ?? 'none',
  has: set === '1' ? 'yes' : 'no',
})

/** The score and every line of its sum. */
export function CreditTab() {
  const t = useTexts(settingTexts)
  const formats = useFormats()
  const say = t as (key: string, values: Readonly<Record<string, string | number>>) => string
  const { data, error, refetch } = useQuery(callQuery('getCredit', {}))
  const columns: readonly Column<Item>[] = [
    { key: 'rule', header: t('credit.rule'), cell: ({ id, facts }) => say(`credit.rules.${id}`, facts) },
    {
      key: 'value',
      header: t('credit.value'),
      cell: ({ id, facts: { days = '0', traded = '0', ...facts } }) =>
        say(`credit.values.${id}`, { ...facts, ...words(facts), days: Number(days), traded: formats.decimal(traded) }),
    },
    {
      key: 'points',
      header: t('credit.points'),
      align: 'end',
      cell: ({ points, max }) => (
        <Num className="whitespace-nowrap">{t('credit.of', { points: String(points), max: String(max) })}</Num>
      ),
    },
  ]
  return (
    <Panel className="max-w-3xl overflow-hidden">
      <div className={clsx('p-5', error && !data && 'hidden')}>
        {data ? (
          <p className="flex items-baseline gap-2 text-32 font-semibold text-ink-1">
            <Num>{data.score}</Num>
            <Num className="text-13 font-normal text-ink-3">{t('credit.max', { max: String(data.max) })}</Num>
          </p>
        ) : (
          <Skeleton className="h-10 w-32" />
        )}
      </div>
      <DataTable
        inset
        caption={t('credit.title')}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        empty={<Empty text="–" />}
        error={error && <Failed error={error} onRetry={() => void refetch()} />}
      />
    </Panel>
  )
}
