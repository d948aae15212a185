import type { UseQueryResult } from '@tanstack/react-query'
import { Button, KeyValue, Num } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import type { Activity } from '../termsDraft.ts'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)

export type Budget = Activity['budgets'][number]

/** The name of a campaign. */
export function campaignName(campaign: number): string {
  return campaign === 0 ? t('budgets.signIn') : t('budgets.numbered', { campaign: formats.count(campaign) })
}

const money = (row: Budget, value: string) => `${formats.decimal(value)} ${row.currency}`

const COLUMNS = [
  textColumn<Budget>('campaign', t('budgets.campaign'), ({ campaign }) => campaignName(campaign)),
  figureColumn<Budget>('funded', t('budgets.funded'), (row) => money(row, row.funded)),
  figureColumn<Budget>('paid', t('budgets.paid'), (row) => money(row, row.paid)),
  figureColumn<Budget>('left', t('budgets.left'), (row) => money(row, row.left)),
]

export interface BudgetsPartProps {
  readonly query: UseQueryResult<Activity>
  /** Absent for operators who may not propose. */
  readonly onClose?: (budget: Budget) => void
}

/** The budget of each campaign, its payments, and the waiting commissions. */
export function BudgetsPart({ query, onClose }: BudgetsPartProps) {
  const acts = actsColumn<Budget>((budget) => (
    <Button tone="secondary" size="small" onClick={() => onClose?.(budget)}>
      {t('budgets.close')}
    </Button>
  ))
  return (
    <Part title={t('budgets.title')}>
      <List
        caption={t('budgets.title')}
        query={query}
        rows={({ budgets }) => budgets}
        columns={onClose ? [...COLUMNS, acts] : COLUMNS}
        rowKey={({ campaign, currency }) => `${campaign} ${currency}`}
        empty={t('budgets.none')}
      />
      <KeyValue
        className="max-w-2xl p-4"
        items={[
          { key: 'treasury', label: t('budgets.treasury'), value: <Sums sums={query.data?.treasury} /> },
          { key: 'waiting', label: t('budgets.waiting'), value: <Sums sums={query.data?.waiting} /> },
        ]}
      />
    </Part>
  )
}

function Sums({ sums = [] }: { readonly sums: Activity['waiting'] | undefined }) {
  if (sums.length === 0) return <span>{t('budgets.nothing')}</span>
  return <Num>{sums.map(({ amount, currency }) => `${formats.decimal(amount)} ${currency}`).join(' · ')}</Num>
}
