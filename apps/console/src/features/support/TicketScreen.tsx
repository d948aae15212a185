import { useQuery } from '@tanstack/react-query'
import { AppLink, usePathPart } from '@touchstone/frame'
import { StateChip } from '@touchstone/ui'
import { liveQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { Account } from './components/Account.tsx'
import { Conversation } from './components/Conversation.tsx'
import { Steps } from './components/Steps.tsx'
import { TicketActions } from './components/TicketActions.tsx'
import { TicketTable } from './components/TicketTable.tsx'
import { supportTexts } from './texts.ts'
import { STATE_TONES, type Ticket } from './ticket.ts'
import { useDeskNews } from './useDeskNews.ts'

const t = textsOf(supportTexts)
const EVERY_MS = 15_000

/** One conversation: what was said, and beside it what operators know. */
export function TicketScreen() {
  useDeskNews()
  const id = usePathPart('id')
  const query = useQuery(liveQuery('getTicket', { id }, EVERY_MS))
  return (
    <Page
      title={query.data?.title ?? t('title')}
      lead={query.data && <Lead ticket={query.data} />}
      actions={query.data && <TicketActions key={id} ticket={query.data} />}
    >
      <Loaded query={query} framed>
        {(ticket) => (
          <>
            <div className="grid grid-cols-[minmax(0,7fr)_minmax(380px,5fr)] narrow:grid-cols-1 items-start gap-5">
              <Conversation key={id} ticket={ticket} />
              <div className="flex min-w-0 flex-col gap-5">
                <Account key={id} ticket={ticket} onOver={() => void query.refetch()} />
                <Steps key={`steps ${id}`} ticket={ticket} />
              </div>
            </div>
            <Part title={t('others.title')}>
              <TicketTable
                caption={t('others.title')}
                query={query}
                rows={({ others }) => others}
                empty={t('others.empty')}
              />
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Lead({ ticket }: { readonly ticket: Ticket }) {
  const { state, type, uid, account, opened, assignee, unread, rating, comment } = ticket
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StateChip tone={STATE_TONES[state]} word={t(`states.${state}`)} />
      <span>{t(`types.${type}`)}</span>
      <AppLink to={`/users/${uid}`} className="text-accent hover:underline">
        {t('ticket.customer', { uid })}
      </AppLink>
      <span>{account}</span>
      <span className="num">{t('ticket.opened', { time: moment(opened) })}</span>
      <span>{assignee === '' ? t('ticket.withNobody') : t('ticket.with', { name: assignee })}</span>
      {unread > 0 && <span>{t('ticket.unread', { count: unread })}</span>}
      {rating > 0 && (
        <span>
          {t('ticket.rating', { rating })}
          {comment !== '' && <bdi> “{comment}”</bdi>}
        </span>
      )}
    </span>
  )
}
