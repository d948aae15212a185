import type { UseQueryResult } from '@tanstack/react-query'
import { Button, type Column, StateChip } from '@touchstone/ui'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import type { Loans } from '../productDraft.ts'
import { loanTexts } from '../texts.ts'

const t = textsOf(loanTexts)

export type LateLoan = Loans['late'][number]

const COLUMNS: readonly Column<LateLoan>[] = [
  textColumn('code', t('columns.code'), ({ code }) => <span className="num">{code}</span>),
  textColumn('state', t('columns.state'), ({ state }) => (
    <StateChip tone={state === 'overdue' ? 'failure' : 'attention'} word={t(`lateStates.${state}`)} />
  )),
  textColumn('customer', t('columns.customer'), ({ owner }) => <span className="num">{owner}</span>),
  figureColumn('amount', t('columns.amount'), ({ amount }) => formats.decimal(amount)),
  figureColumn('due', t('columns.due'), ({ due }) => moment(due)),
  figureColumn('overdueDays', t('columns.overdueDays'), ({ overdueDays }) => formats.count(overdueDays)),
  figureColumn('lateFee', t('columns.lateFee'), ({ owedLateFee }) => formats.decimal(owedLateFee)),
  figureColumn('interest', t('columns.interest'), ({ owedInterest }) => formats.decimal(owedInterest)),
  figureColumn('principal', t('columns.principal'), ({ owedPrincipal }) => formats.decimal(owedPrincipal)),
]

export interface LatePartProps {
  readonly query: UseQueryResult<Loans>
  /** Absent for operators who may not propose. */
  readonly onWriteOff?: (loan: LateLoan) => void
}

/** Loans past the due day, the longest first, with the cost of lateness so far. */
export function LatePart({ query, onWriteOff }: LatePartProps) {
  const acts = actsColumn<LateLoan>((loan) => (
    <Button
      tone="secondary"
      size="small"
      aria-label={`${t('writeOff')} ${loan.code}`}
      onClick={() => onWriteOff?.(loan)}
    >
      {t('writeOff')}
    </Button>
  ))
  const title = t('late', { count: formats.count(query.data?.lateCount ?? 0) })
  return (
    <Part title={title}>
      <List
        caption={title}
        query={query}
        rows={({ late }) => late}
        columns={onWriteOff ? [...COLUMNS, acts] : COLUMNS}
        rowKey={({ code }) => code}
        rowClassName={({ state }) => (state === 'overdue' ? 'bg-danger/10' : undefined)}
        empty={t('noLate')}
      />
    </Part>
  )
}
