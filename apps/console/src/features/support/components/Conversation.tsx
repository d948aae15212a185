import { useQuery } from '@tanstack/react-query'
import { SUPPORT_LIMITS } from '@touchstone/protocol'
import { Button, FailureAlert, Select, TextArea } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { supportTexts } from '../texts.ts'
import type { Ticket } from '../ticket.ts'
import { PostFile } from './PostFile.tsx'

const t = textsOf(supportTexts)

/** What was said, and the next answer. */
export function Conversation({ ticket }: { readonly ticket: Ticket }) {
  const may = useMay('replyTicket')
  return (
    <Part title={t('messages.title')}>
      <Messages ticket={ticket} />
      {may && ticket.state !== 'closed' && (
        <div className="border-t border-line p-4">
          {ticket.mine ? <Answer id={ticket.id} /> : <p className="text-13 text-ink-2">{t('messages.takeFirst')}</p>}
        </div>
      )}
    </Part>
  )
}

function Messages({ ticket: { id, uid, posts } }: { readonly ticket: Ticket }) {
  const frame = useRef<HTMLDivElement>(null)
  const count = posts.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message comes into sight
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [count])
  return (
    <div
      ref={frame}
      role="log"
      aria-label={t('messages.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="flex max-h-[56dvh] flex-col gap-4 overflow-y-auto p-4"
    >
      {posts.map(({ number, by, operator, time, text, images }) => (
        <article
          key={number}
          className={clsx(
            'flex max-w-[82%] flex-col gap-1',
            by === 'support' ? 'items-end self-end' : 'items-start self-start',
          )}
        >
          <p className="text-11 text-ink-3">
            {by === 'support' ? operator : t('messages.customer')} · <span className="num">{moment(time)}</span>
          </p>
          {text !== '' && (
            <p
              dir="auto"
              className={clsx(
                'max-w-full whitespace-pre-wrap rounded-panel border px-3.5 py-2 text-13 [overflow-wrap:anywhere]',
                by === 'support' ? 'border-accent/40 bg-accent/10' : 'border-line bg-surface-2',
              )}
            >
              {text}
            </p>
          )}
          {images.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {images.map((image) => (
                <li key={image.id}>
                  <PostFile ticketId={id} uid={uid} image={image} />
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </div>
  )
}

/** The next answer, with what operators keep ready. */
function Answer({ id }: { readonly id: string }) {
  const [text, setText] = useState('')
  const request = useRef({ text: '', cid: '' })
  const ready = useQuery(callQuery('getCannedAnswers', {}))
  const act = useAct('replyTicket', { silent: true })
  const missing = text.trim() === ''
  const send = async () => {
    if (missing) return
    // The same words sent again after no answer came are the same request.
    if (request.current.text !== text) request.current = { text, cid: crypto.randomUUID() }
    if (!(await act.run({ id, text, cid: request.current.cid }))) return
    request.current = { text: '', cid: '' }
    setText('')
  }
  const insert = (chosen: string) => {
    const answer = ready.data?.find((one) => one.id === chosen)
    if (answer) setText((before) => (before.trim() === '' ? answer.text : `${before.trimEnd()}\n\n${answer.text}`))
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void send()
      }}
    >
      {ready.data && ready.data.length > 0 && (
        <Select
          label={t('messages.ready')}
          value=""
          options={[
            { value: '', label: t('messages.chooseReady') },
            ...ready.data.map((one) => ({ value: one.id, label: one.title })),
          ]}
          onValueChange={insert}
        />
      )}
      <TextArea
        label={t('messages.write')}
        hint={t('messages.hint')}
        rows={5}
        maxLength={SUPPORT_LIMITS.text}
        value={text}
        onValueChange={setText}
      />
      <FailureAlert text={act.failure} />
      <div>
        <Button type="submit" busy={act.busy} blockedBecause={missing ? t('messages.empty') : undefined}>
          {t('messages.send')}
        </Button>
      </div>
    </form>
  )
}
