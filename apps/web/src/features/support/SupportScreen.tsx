import { useQuery } from '@tanstack/react-query'
import { useSearchField, useSetSearch } from '@touchstone/frame'
import { Button, Empty, Panel, Skeleton, useFit } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../shared/records/useRecordRefetch.ts'
import { NewTicket } from './components/NewTicket.tsx'
import { Presence } from './components/Presence.tsx'
import { Thread } from './components/Thread.tsx'
import { TicketList } from './components/TicketList.tsx'
import { supportTexts } from './texts.ts'

const LINES = 20
/** The most that one answer holds. */
const MOST_LINES = 200
/** In place of a conversation's id: the form of a new one. */
const NEW = 'new'

/** `/service?id=…`: conversations with support. */
export function SupportScreen() {
  const t = useTexts(supportTexts)
  const asked = useSearchField('id')
  const fit = useFit()
  const setSearch = useSetSearch()
  const [size, setSize] = useState(LINES)
  const tickets = useQuery(callQuery('getTicketList', { size: String(size) }, { refusal: 'here' }))
  useRecordRefetch('ticket', tickets.refetch)
  const open = (id: string) => setSearch({ id })
  // Beside the list there is room for the one that moved last; below it, it would be taken for read.
  const shown = asked === '' && fit === 'full' ? (tickets.data?.list[0]?.id ?? '') : asked
  return (
    <div className="page py-8">
      <div className="page-column mx-auto flex w-full max-w-[1264px] flex-col gap-6">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-24 font-semibold text-ink-1">{t('title')}</h1>
            <p className="mt-1 max-w-3xl text-14 text-ink-2">{t('lead')}</p>
          </div>
          <Button onClick={() => open(NEW)}>{t('list.new')}</Button>
        </header>
        <div className="grid grid-cols-[320px_minmax(0,1fr)] narrow:grid-cols-1 items-start gap-6">
          <div className="flex flex-col gap-4">
            <Presence />
            <Loaded answer={tickets} framed waiting={<Skeleton className="h-48 w-full rounded-panel" />}>
              {(list) => (
                <TicketList
                  tickets={list}
                  shown={shown}
                  onOpen={open}
                  onMore={() => setSize((before) => Math.min(MOST_LINES, before + LINES))}
                />
              )}
            </Loaded>
          </div>
          <Shown id={shown} isFirst={tickets.data?.total === 0} onBegun={open} />
        </div>
      </div>
    </div>
  )
}

interface ShownProps {
  readonly id: string
  /** There is no conversation yet: the form of the first one stands ready. */
  readonly isFirst: boolean
  readonly onBegun: (id: string) => void
}

function Shown({ id, isFirst, onBegun }: ShownProps) {
  const t = useTexts(supportTexts)
  if (id === NEW || (id === '' && isFirst)) return <NewTicket onBegun={onBegun} />
  if (id !== '') return <Thread key={id} id={id} />
  return (
    <Panel>
      <Empty text={t('thread.choose')} />
    </Panel>
  )
}
