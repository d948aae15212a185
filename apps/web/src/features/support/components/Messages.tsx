import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type Ticket, type TicketPost, type TicketStepLine, threadItems } from '../conversation.ts'
import { supportTexts } from '../texts.ts'
import { PostFiles } from './PostFiles.tsx'

/** Whoever has scrolled further up than this reads something older, and is left there. */
const NEAR_PX = 160

/** Messages and steps of a conversation, the newest at the bottom and in sight. */
export function Messages({ ticket }: { readonly ticket: Ticket }) {
  const t = useTexts(supportTexts)
  const frame = useRef<HTMLDivElement>(null)
  const seen = useRef(0)
  const items = threadItems(ticket)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    const newest = element.lastElementChild?.clientHeight ?? 0
    if (seen.current === 0 || below < NEAR_PX + newest) element.scrollTop = element.scrollHeight
    seen.current = items.length
  }, [items.length])
  return (
    <div
      ref={frame}
      role="log"
      aria-label={t('thread.messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="flex max-h-[60dvh] min-h-48 flex-col gap-4 overflow-y-auto p-4"
    >
      {items.map((item) =>
        item.kind === 'post' ? <Post key={item.key} post={item.post} /> : <Step key={item.key} step={item.step} />,
      )}
    </div>
  )
}

function Post({ post: { by, text, time, images } }: { readonly post: TicketPost }) {
  const t = useTexts(supportTexts)
  const formats = useFormats()
  const mine = by === 'me'
  return (
    <article
      className={clsx('flex max-w-[80%] flex-col gap-1', mine ? 'items-end self-end' : 'items-start self-start')}
    >
      <p className="text-11 text-ink-3">
        {t(mine ? 'thread.me' : 'thread.support')} · <span className="num">{formats.dateTime(time)}</span>
      </p>
      {text !== '' && (
        <p
          dir="auto"
          className={clsx(
            'max-w-full whitespace-pre-wrap rounded-panel border px-3.5 py-2 text-14 text-ink-1 [overflow-wrap:anywhere]',
            mine ? 'border-accent/40 bg-accent/10' : 'border-line bg-surface-2',
          )}
        >
          {text}
        </p>
      )}
      {images.length > 0 && <PostFiles images={images} />}
    </article>
  )
}

function Step({ step: { what, time } }: { readonly step: TicketStepLine }) {
  const t = useTexts(supportTexts)
  const formats = useFormats()
  return (
    <p className="self-center text-center text-12 text-ink-3">
      {t(`steps.${what}`)} · <span className="num">{formats.dateTime(time)}</span>
    </p>
  )
}
