import { buttonClass, type Column, DataTable, Empty, FigureRow, Num, Panel } from '@touchstone/ui'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { LoanLimit } from '../application/application.ts'
import { loanTexts } from '../texts.ts'

const LEVELS = ['none', 'junior', 'senior', 'address'] as const

interface LevelRow {
  readonly level: (typeof LEVELS)[number]
  readonly limit: string
  readonly isOwn: boolean
}

/** The own limit with its used part. */
export function LimitFigures({ limit: { limit, used, available, owed, currency } }: LimitPartProps) {
  const t = useTexts(loanTexts)
  const formats = useFormats()
  const money = (value: string) => `${formats.decimal(value)} ${currency}`
  return (
    <Panel>
      <FigureRow
        label={t('totals.label')}
        items={[
          { key: 'limit', label: t('totals.limit'), value: money(limit) },
          { key: 'used', label: t('totals.used'), value: money(used) },
          { key: 'available', label: t('totals.available'), value: money(available) },
          { key: 'owed', label: t('totals.owed'), value: money(owed) },
        ]}
      />
    </Panel>
  )
}

export interface LimitPartProps {
  readonly limit: LoanLimit
}

/** The limit of each step of the verification, and the way to the next. */
export function LimitPart({ limit: { tier, limits, limit, currency } }: LimitPartProps) {
  const t = useTexts(loanTexts)
  const formats = useFormats()
  const rows = LEVELS.flatMap((level, index): readonly LevelRow[] => {
    const amount = limits[index]
    return amount === undefined ? [] : [{ level, limit: amount, isOwn: index === tier }]
  })
  const columns: readonly Column<LevelRow>[] = [
    {
      key: 'step',
      header: t('limit.step'),
      cell: ({ level, isOwn }) => (
        <span className="inline-flex items-baseline gap-2">
          <bdi className={isOwn ? 'font-semibold text-ink-1' : undefined}>{t(`limit.levels.${level}`)}</bdi>
          {isOwn && <bdi className="text-12 text-ink-3">{t('limit.yours')}</bdi>}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('limit.amount'),
      align: 'end',
      cell: (row) => <Num>{`${formats.decimal(row.limit)} ${currency}`}</Num>,
    },
  ]
  return (
    <Panel className="flex flex-col overflow-hidden">
      <div className="px-5 pt-4 pb-2">
        <h2 className="text-14 font-semibold text-ink-1">{t('limit.title')}</h2>
        <p className="mt-1 text-13 text-ink-2">{isZero(limit) ? t('limit.needed') : t('limit.lead')}</p>
      </div>
      <DataTable
        caption={t('limit.title')}
        columns={columns}
        rows={rows}
        rowKey={({ level }) => level}
        density="compact"
        inset
        empty={<Empty text={t('limit.empty')} />}
      />
      {tier < LEVELS.length - 1 && (
        <div className="mt-auto p-4">
          <AppLink to="/authentication" className={buttonClass('secondary', 'medium', true)}>
            {t('limit.raise')}
          </AppLink>
        </div>
      )}
    </Panel>
  )
}
