import { useQuery } from '@tanstack/react-query'
import { Num } from '@touchstone/ui'
import { useState } from 'react'
import { siteConfig } from '../config/siteConfig.ts'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { useSetting } from '../site/useSite.ts'
import { outboxTexts } from './texts.ts'

interface Message {
  readonly subject: string
  readonly code: string
  /** Milliseconds UTC. */
  readonly time: number
}

const REFRESH_MS = 2_000
const SHOWN = 3

async function readOutbox(account: string, signal: AbortSignal): Promise<readonly Message[]> {
  const response = await fetch(`${siteConfig().apiHost}/sandbox/outbox?to=${encodeURIComponent(account)}`, { signal })
  const body: unknown = await response.json()
  return Array.isArray(body) ? (body as readonly Message[]) : []
}

export interface OutboxPanelProps {
  /** E-mail address, or "+85212345678"; "" before it is typed. */
  readonly account: string
  readonly onUse: (code: string) => void
}

/** In the sandbox nobody receives mail: the message is shown beside the field that asks for its code. */
export function OutboxPanel({ account, onUse }: OutboxPanelProps) {
  const t = useTexts(outboxTexts)
  const sandbox = useSetting()?.features.sandbox ?? false
  const [open, setOpen] = useState(false)
  if (!sandbox) return null
  return (
    <div className="-mt-2">
      <button
        type="button"
        aria-expanded={open}
        className="min-h-6 text-12 text-ink-3 underline decoration-dotted underline-offset-4 hover:text-ink-1"
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'hide' : 'open')}
      </button>
      {open && <Messages account={account} onUse={onUse} />}
    </div>
  )
}

function Messages({ account, onUse }: OutboxPanelProps) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const { data, isError } = useQuery({
    queryKey: ['sandbox outbox', account],
    queryFn: ({ signal }) => readOutbox(account, signal),
    enabled: account !== '',
    refetchInterval: REFRESH_MS,
  })
  const messages = (data ?? []).filter((message) => message.code !== '').slice(0, SHOWN)
  return (
    <section
      aria-label={t('title')}
      className="mt-2 rounded-panel border border-dashed border-control-line/60 bg-surface-2/50 p-3 text-12 text-ink-2"
    >
      <p>{account === '' ? t('whyNobody') : t('why', { account })}</p>
      {isError && <p className="mt-2 text-danger">{t('failed')}</p>}
      {account !== '' && !isError && messages.length === 0 && <p className="mt-2 text-ink-3">{t('empty')}</p>}
      <ul className="mt-1 flex flex-col gap-1" aria-live="polite">
        {messages.map((message) => (
          <li key={`${message.time} ${message.code}`} className="flex items-center justify-between gap-3">
            <span className="flex items-baseline gap-3">
              <Num className="text-16 font-semibold tracking-[0.12em] text-ink-1">{message.code}</Num>
              <Num className="text-ink-3">{formats.time(message.time)}</Num>
            </span>
            <button
              type="button"
              className="h-7 rounded-control px-2 font-medium text-accent hover:bg-surface-3"
              onClick={() => onUse(message.code)}
            >
              {t('use')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
