import { SUPPORT_LIMITS } from '@touchstone/protocol'
import { Button, FailureAlert, TextArea } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Ticket } from '../conversation.ts'
import { supportTexts } from '../texts.ts'
import { useTicketAct } from '../useTicketAct.ts'

const RATINGS = ['1', '2', '3', '4', '5'] as const

/** How well support has helped, once the conversation is closed. */
export function Rating({ ticket: { id, rating } }: { readonly ticket: Pick<Ticket, 'id' | 'rating'> }) {
  const t = useTexts(supportTexts)
  if (rating === 0) return <RatingForm id={id} />
  return (
    <p role="status" className="border-t border-line px-4 py-3 text-13 text-ink-2">
      {t('rating.thanks', { rating: String(rating) })}
    </p>
  )
}

function RatingForm({ id }: { readonly id: string }) {
  const t = useTexts(supportTexts)
  const [rating, setRating] = useState<(typeof RATINGS)[number]>()
  const [text, setText] = useState('')
  const { act, busy, failure } = useTicketAct('rateTicket')
  return (
    <form
      className="flex flex-col gap-3 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (rating && !busy) void act({ id, rating, text })
      }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-13 font-medium text-ink-1">{t('rating.title')}</legend>
        <div className="flex items-center gap-3 text-12 text-ink-3">
          <span>{t('rating.low')}</span>
          {RATINGS.map((each) => (
            <label
              key={each}
              className="num grid size-9 cursor-pointer place-items-center rounded-control border border-control-line/60 text-13 text-ink-1 hover:bg-surface-3 has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                value={each}
                checked={rating === each}
                onChange={() => setRating(each)}
                aria-label={t('rating.of', { rating: each })}
                className="sr-only"
              />
              {each}
            </label>
          ))}
          <span>{t('rating.high')}</span>
        </div>
      </fieldset>
      <TextArea
        label={t('rating.comment')}
        rows={2}
        maxLength={SUPPORT_LIMITS.comment}
        value={text}
        onValueChange={setText}
      />
      {failure !== '' && <FailureAlert text={failure} />}
      <div>
        <Button type="submit" tone="secondary" busy={busy} blockedBecause={rating ? undefined : t('rating.choose')}>
          {t('rating.send')}
        </Button>
      </div>
    </form>
  )
}
