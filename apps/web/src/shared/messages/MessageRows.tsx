import { useNavigate } from '@tanstack/react-router'
import type { MessageRow } from '@touchstone/protocol'
import { Num, wordsDirection } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { inboxTexts } from './inboxTexts.ts'
import { useMarkRead } from './useInbox.ts'
import { useSaid } from './useSaid.ts'

/** Messages, each leading to what it is about; the unread ones have a dot. */
export function MessageRows({
  list,
  dense = false,
}: {
  readonly list: readonly MessageRow[]
  readonly dense?: boolean
}) {
  const t = useTexts(inboxTexts)
  const say = useSaid()
  const formats = useFormats()
  const markRead = useMarkRead()
  const navigate = useNavigate()
  const open = (message: MessageRow) => {
    if (!message.read) markRead(message.id)
    void navigate({ href: message.link })
  }
  return (
    <ul className="divide-y divide-line">
      {list.map((message) => {
        const { title, text } = say(message)
        return (
          <li key={message.id}>
            <a
              href={message.link}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.button !== 0) return
                event.preventDefault()
                open(message)
              }}
              className={clsx('flex gap-3 hover:bg-surface-2', dense ? 'px-3 py-2.5' : 'px-5 py-4')}
            >
              <span className="mt-1.5 size-2 shrink-0">
                {!message.read && (
                  <span className="block size-2 rounded-full bg-accent">
                    <span className="sr-only">{t('unreadOne')}</span>
                  </span>
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-4">
                  <span className={clsx('text-13 text-ink-1', message.read ? 'font-normal' : 'font-semibold')}>
                    <bdi dir={wordsDirection(title)}>{title}</bdi>
                  </span>
                  <Num className="shrink-0 text-11 text-ink-3">{formats.moment(message.time, 'dateMinute')}</Num>
                </span>
                <span className={clsx('mt-0.5 block text-12 break-words text-ink-2', dense && 'line-clamp-2')}>
                  <bdi dir={wordsDirection(text)}>{text}</bdi>
                </span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
