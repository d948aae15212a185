import type { UseQueryResult } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import { type Column, NO_FIGURE, StateChip, useNow } from '@touchstone/ui'
import { moment, span } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { supportTexts } from '../texts.ts'
import { STATE_TONES, type TicketLine } from '../ticket.ts'

const t = textsOf(supportTexts)

function columns(now: number): readonly Column<TicketLine>[] {
  return [
    textColumn('title', t('columns.title'), ({ id, title }) => (
      <AppLink to={`/support/${id}`} className="block max-w-72 truncate font-medium text-accent hover:underline">
        <bdi>{title}</bdi>
      </AppLink>
    )),
    textColumn('type', t('columns.type'), ({ type }) => t(`types.${type}`)),
    textColumn('customer', t('columns.customer'), ({ uid, account }) => (
      <span className="whitespace-nowrap">
        {account} <span className="num text-ink-3">#{uid}</span>
      </span>
    )),
    figureColumn('opened', t('columns.opened'), ({ opened }) => moment(opened)),
    figureColumn('waiting', t('columns.waiting'), ({ waitingSince }) =>
      waitingSince === 0 ? NO_FIGURE : span(now - waitingSince),
    ),
    textColumn('state', t('columns.state'), ({ state }) => (
      <StateChip tone={STATE_TONES[state]} word={t(`states.${state}`)} />
    )),
    textColumn('assignee', t('columns.assignee'), ({ assignee }) =>
      assignee === '' ? <span className="text-ink-3">{t('nobody')}</span> : assignee,
    ),
    figureColumn('rating', t('columns.rating'), ({ rating }) => (rating === 0 ? NO_FIGURE : `${rating} / 5`)),
  ]
}

export interface TicketTableProps<Data> {
  readonly caption: string
  readonly query: UseQueryResult<Data>
  readonly rows: (data: Data) => readonly TicketLine[]
  readonly empty: string
}

/** Conversations with their waiting times. */
export function TicketTable<Data>({ caption, query, rows, empty }: TicketTableProps<Data>) {
  return (
    <List
      caption={caption}
      query={query}
      rows={rows}
      columns={columns(useNow())}
      rowKey={({ id }) => id}
      empty={empty}
    />
  )
}
