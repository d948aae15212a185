import type { CallData } from '@touchstone/protocol'
import { Button, Empty, Panel, StateChip } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { STATE_TONES } from '../conversation.ts'
import { supportTexts } from '../texts.ts'

export interface TicketListProps {
  readonly tickets: CallData<'getTicketList'>
  /** Id of the one that is shown. */
  readonly shown: string
  readonly onOpen: (id: string) => void
  readonly onMore: () => void
}

/** The customer's conversations, the last one that moved first. */
export function TicketList({ tickets: { list, total }, shown, onOpen, onMore }: TicketListProps) {
  const t = useTexts(supportTexts)
  if (list.length === 0)
    return (
      <Panel>
        <Empty text={t('list.none')} />
      </Panel>
    )
  return (
    <nav aria-label={t('list.label')} className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {list.map((ticket) => (
          <li key={ticket.id}>
            <Line ticket={ticket} current={ticket.id === shown} onOpen={() => onOpen(ticket.id)} />
          </li>
        ))}
      </ul>
      {list.length < total && (
        <Button tone="ghost" size="small" onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </nav>
  )
}

interface LineProps {
  readonly ticket: CallData<'getTicketList'>['list'][number]
  readonly current: boolean
  readonly onOpen: () => void
}

function Line({ ticket: { title, type, state, updated, unread }, current, onOpen }: LineProps) {
  const t = useTexts(supportTexts)
  const formats = useFormats()
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      onClick={onOpen}
      className={clsx(
        'flex w-full flex-col gap-1 rounded-panel border bg-surface-1 px-4 py-3 text-start hover:bg-surface-2',
        current ? 'border-accent' : 'border-line',
      )}
    >
      <span className="flex items-start justify-between gap-2">
        <bdi className="line-clamp-2 min-w-0 break-words text-13 font-medium text-ink-1">{title}</bdi>
        {unread > 0 && (
          <span className="num shrink-0 rounded-full bg-accent px-1.5 text-11 font-medium text-on-accent">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t('list.unread', { count: unread })}</span>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-12 text-ink-3">
        <span>{t(`types.${type}`)}</span>
        <span className="num">{formats.dateTime(updated)}</span>
      </span>
      <StateChip tone={STATE_TONES[state]} word={t(`states.${state}`)} />
    </button>
  )
}
