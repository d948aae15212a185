import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, Glyph, useNow } from '@touchstone/ui'
import { clsx } from 'clsx'
import { callQuery } from '../../../shared/api/queries.ts'
import { formats, moment, span } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { List } from '../../../shared/lists/List.tsx'
import { caseKind } from '../../../shared/words/cases.ts'
import type { CaseLine } from '../queueQuery.ts'
import { reviewTexts } from '../texts.ts'
import { CaseStateChip } from './CaseStateChip.tsx'

const t = textsOf(reviewTexts)

export interface QueueListProps {
  readonly query: UseQueryResult<AdminCallData<'getCaseList'>>
  /** The line selected by the keys. */
  readonly marked: string
  readonly onOpen: (id: string) => void
}

export function QueueList({ query, marked, onOpen }: QueueListProps) {
  const now = useNow()
  const { data } = useQuery(callQuery('getDashboard', {}))
  const targetOf = (kind: string) => data?.queues.find((queue) => queue.kind === kind)?.targetMs
  const last = query.data?.lastDecided ?? 0
  return (
    <List
      caption={t('caption')}
      query={query}
      rows={({ list }) => list}
      columns={columns(now, targetOf, onOpen)}
      rowKey={({ id }) => id}
      empty={last === 0 ? t('emptyNever') : t('empty', { time: moment(last) })}
      onRow={({ id }) => onOpen(id)}
      rowClassName={({ id }) =>
        id === marked ? 'bg-accent-soft outline-1 -outline-offset-1 outline-accent' : undefined
      }
    />
  )
}

function columns(
  now: number,
  targetOf: (kind: string) => number | undefined,
  onOpen: (id: string) => void,
): readonly Column<CaseLine>[] {
  return [
    {
      key: 'kind',
      header: t('columns.kind'),
      cell: ({ id, kind }) => (
        <button
          type="button"
          className="min-h-6 text-start font-medium text-accent hover:underline"
          onClick={(event) => {
            event.stopPropagation()
            onOpen(id)
          }}
        >
          {caseKind(kind)}
        </button>
      ),
    },
    {
      key: 'customer',
      header: t('columns.customer'),
      cell: ({ uid, account }) => (
        <span>
          {account} <span className="num text-ink-3">#{uid}</span>
        </span>
      ),
    },
    { key: 'opened', header: t('columns.opened'), cell: ({ opened }) => <span className="num">{moment(opened)}</span> },
    {
      key: 'age',
      header: t('columns.age'),
      align: 'end',
      cell: (line) => <Age line={line} now={now} targetMs={targetOf(line.kind)} />,
    },
    { key: 'state', header: t('columns.state'), cell: ({ state }) => <CaseStateChip state={state} /> },
    {
      key: 'assignee',
      header: t('columns.assignee'),
      cell: ({ assignee, takenUntil }) =>
        assignee === '' ? (
          <span className="text-ink-3">{t('nobody')}</span>
        ) : (
          <span>
            {assignee}{' '}
            {takenUntil > now && (
              <span className="num text-ink-3">{t('until', { time: formats.time(takenUntil) })}</span>
            )}
          </span>
        ),
    },
  ]
}

interface AgeProps {
  readonly line: CaseLine
  readonly now: number
  readonly targetMs: number | undefined
}

/** How long a case waits or waited; beyond the target it is marked by sign and word. */
function Age({ line, now, targetMs }: AgeProps) {
  const age = (line.decided === 0 ? now : line.decided) - line.opened
  const late = targetMs !== undefined && age > targetMs
  return (
    <span className={clsx('num inline-flex items-center gap-1', late && 'text-warn')}>
      {late && <Glyph name="warn" className="size-3.5" />}
      {span(age)}
      {late && ` · ${t('late')}`}
    </span>
  )
}
