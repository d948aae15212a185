import type { UseQueryResult } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, NO_FIGURE, StateChip, useNow } from '@touchstone/ui'
import { formats, span } from '../../shared/frame/figures.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { List } from '../../shared/lists/List.tsx'
import { caseKind } from '../../shared/words/cases.ts'
import { dashboardTexts } from './texts.ts'

const t = textsOf(dashboardTexts)

type Dashboard = AdminCallData<'getDashboard'>
type Queue = Dashboard['queues'][number]

/** The family of a kind is its first word, and names its queue. */
const familyOf = (kind: string) => kind.split('_')[0] ?? 'all'

/** Withdrawals and conversations have queues of their own; requests for new coins are decided together, beside their offering. */
const PATHS: Readonly<Record<string, string>> = {
  withdrawal: '/withdrawals',
  subscription: '/newCoins',
  support: '/support',
}
const pathOf = (kind: string) => PATHS[kind] ?? `/reviews/${familyOf(kind)}`

function columns(now: number): readonly Column<Queue>[] {
  const age = ({ oldest }: Queue) => now - oldest
  return [
    {
      key: 'queue',
      header: t('queue'),
      cell: ({ kind }) => (
        <AppLink to={pathOf(kind)} className="font-medium text-accent hover:underline">
          {caseKind(kind)}
        </AppLink>
      ),
    },
    {
      key: 'open',
      header: t('open'),
      align: 'end',
      cell: ({ open }) => <span className="num">{formats.count(open)}</span>,
    },
    {
      key: 'amounts',
      header: t('amounts'),
      align: 'end',
      cell: ({ amounts }) => (
        <span className="num whitespace-nowrap">
          {amounts.map(({ currency, amount }) => `${formats.decimal(amount)} ${currency}`).join(' · ') || NO_FIGURE}
        </span>
      ),
    },
    {
      key: 'oldest',
      header: t('oldest'),
      align: 'end',
      cell: (queue) => <span className="num">{queue.open === 0 ? NO_FIGURE : span(age(queue))}</span>,
    },
    {
      key: 'target',
      header: t('target'),
      align: 'end',
      cell: ({ targetMs }) => <span className="num">{span(targetMs)}</span>,
    },
    {
      key: 'state',
      header: t('state'),
      cell: (queue) => {
        if (queue.open === 0) return <StateChip tone="neutral" word={t('clear')} />
        const late = age(queue) > queue.targetMs
        return <StateChip tone={late ? 'attention' : 'success'} word={t(late ? 'late' : 'onTime')} />
      },
    },
  ]
}

export function QueueTable({ query }: { readonly query: UseQueryResult<Dashboard> }) {
  return (
    <List
      caption={t('queuesCaption')}
      query={query}
      rows={({ queues }) => queues}
      columns={columns(useNow())}
      rowKey={({ kind }) => kind}
      empty={t('noQueues')}
    />
  )
}
