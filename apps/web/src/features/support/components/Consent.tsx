import { CONSENT_MINUTES } from '@touchstone/protocol'
import { Button, Countdown, FailureAlert, Segments } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import type { Ticket } from '../conversation.ts'
import { supportTexts } from '../texts.ts'
import { useTicketAct } from '../useTicketAct.ts'

type Minutes = `${(typeof CONSENT_MINUTES)[number]}`

export interface ConsentProps {
  readonly ticket: Pick<Ticket, 'id' | 'consent'>
  readonly onEnd: () => void
}

/** Whether support may see the account: asked for, or given and until when. */
export function Consent({ ticket: { id, consent }, onEnd }: ConsentProps) {
  if (consent.state === 'asked') return <Asked id={id} />
  return consent.state === 'given' ? <Given id={id} until={consent.until} onEnd={onEnd} /> : null
}

function Asked({ id }: { readonly id: string }) {
  const t = useTexts(supportTexts)
  const [minutes, setMinutes] = useState<Minutes>('15')
  const { act, busy, failure } = useTicketAct('setTicketConsent')
  return (
    <section
      aria-label={t('consent.title')}
      className="flex flex-col gap-3 border-t border-warn/50 bg-surface-2 p-4 text-13 text-ink-2"
    >
      <h3 className="font-semibold text-ink-1">{t('consent.title')}</h3>
      <p>{t('consent.text')}</p>
      <Segments
        label={t('consent.for')}
        value={minutes}
        options={CONSENT_MINUTES.map((each) => ({
          value: `${each}` as const,
          label: t('consent.minutes', { minutes: String(each) }),
        }))}
        onValueChange={setMinutes}
      />
      {failure !== '' && <FailureAlert text={failure} />}
      <div className="flex gap-3">
        <Button busy={busy} onClick={() => void act({ id, minutes })}>
          {t('consent.allow')}
        </Button>
        <Button tone="secondary" busy={busy} onClick={() => void act({ id, minutes: '0' })}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  )
}

function Given({ id, until, onEnd }: { readonly id: string; readonly until: number; readonly onEnd: () => void }) {
  const t = useTexts(supportTexts)
  const now = useServerNow()
  const { act, busy, failure } = useTicketAct('setTicketConsent')
  return (
    <div className="flex flex-col gap-2 border-t border-warn/50 bg-surface-2 px-4 py-2.5 text-13 text-ink-1">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-2">
          {t('consent.given')} <Countdown key={until} until={until} now={now} onEnd={onEnd} />
        </span>
        <Button tone="secondary" size="small" busy={busy} onClick={() => void act({ id, minutes: '0' })}>
          {t('consent.end')}
        </Button>
      </div>
      {failure !== '' && <FailureAlert text={failure} />}
    </div>
  )
}
