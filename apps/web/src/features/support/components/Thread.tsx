import { useQuery } from '@tanstack/react-query'
import { Button, ConfirmDialog, Panel, Skeleton, StateChip } from '@touchstone/ui'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useRecordRefetch } from '../../../shared/records/useRecordRefetch.ts'
import { STATE_TONES, type Ticket } from '../conversation.ts'
import { supportTexts } from '../texts.ts'
import { useTicketAct } from '../useTicketAct.ts'
import { Composer } from './Composer.tsx'
import { Consent } from './Consent.tsx'
import { Messages } from './Messages.tsx'
import { Rating } from './Rating.tsx'

/** Tells that the answers on this page have been read, as long as somebody can read it. */
function useReading({ id, unread }: { readonly id: string; readonly unread: number }): void {
  useEffect(() => {
    if (unread === 0) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      // The count comes again with the next look at the conversation: a refusal needs no word.
      void api()
        .call('readTicket', { id }, { refusal: 'here' })
        .catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, unread])
}

/** One conversation: what was said, what support asks for, and the next message. */
export function Thread({ id }: { readonly id: string }) {
  const answer = useQuery(callQuery('getTicket', { id }, { refusal: 'here' }))
  useRecordRefetch('ticket', answer.refetch)
  return (
    <Panel className="overflow-hidden">
      <Loaded answer={answer} waiting={<ThreadSkeleton />}>
        {(ticket) => <Conversation ticket={ticket} onChanged={() => void answer.refetch()} />}
      </Loaded>
    </Panel>
  )
}

function ThreadSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-20 w-2/3 self-end" />
      <Skeleton className="h-20 w-2/3" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}

function Conversation({ ticket, onChanged }: { readonly ticket: Ticket; readonly onChanged: () => void }) {
  const t = useTexts(supportTexts)
  const formats = useFormats()
  const now = useServerNow()
  useReading(ticket)
  const closed = ticket.state === 'closed'
  const over = closed && ticket.reopenUntil <= now()
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-16 font-semibold text-ink-1 [overflow-wrap:anywhere]">
            <bdi>{ticket.title}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
            <StateChip tone={STATE_TONES[ticket.state]} word={t(`states.${ticket.state}`)} />
            <span>{t(`types.${ticket.type}`)}</span>
            {ticket.live && !closed && (
              <span role="status" className="flex items-center gap-1.5 text-ok">
                <span aria-hidden="true" className="size-1.5 rounded-full bg-ok" />
                {t('thread.live')}
              </span>
            )}
          </p>
        </div>
        {!closed && <Closing id={ticket.id} />}
      </header>
      <Messages ticket={ticket} />
      <Consent ticket={ticket} onEnd={onChanged} />
      {closed && <Rating ticket={ticket} />}
      {closed && (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-2">
          {over ? t('thread.over') : t('thread.reopens', { time: formats.dateTime(ticket.reopenUntil) })}
        </p>
      )}
      {!over && <Composer id={ticket.id} onSent={onChanged} />}
    </>
  )
}

function Closing({ id }: { readonly id: string }) {
  const t = useTexts(supportTexts)
  const [asks, setAsks] = useState(false)
  const { act, busy, failure } = useTicketAct('closeTicket')
  const close = async () => {
    if (await act({ id })) setAsks(false)
  }
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setAsks(true)}>
        {t('thread.close')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('thread.closeTitle')}
        confirmLabel={t('thread.close')}
        cancelLabel={t('thread.keep')}
        busy={busy}
        failure={failure}
        onConfirm={() => void close()}
        onCancel={() => setAsks(false)}
      >
        {t('thread.closeText')}
      </ConfirmDialog>
    </>
  )
}
