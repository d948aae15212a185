import { Button } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { SubmissionState } from '../../shared/orders/submission.ts'
import { ticketTexts } from './texts.ts'

export interface PlaceButtonProps {
  /** The action of the button: "Buy BTC". */
  readonly act: string
  readonly tone: 'up' | 'down'
  /** Why the whole ticket does not work; the words above the button say it too. */
  readonly blocked: string | undefined
  /** A state that the customer can only wait for; it stands in the button. */
  readonly awaited: string | undefined
  readonly submission: SubmissionState<unknown>
}

export function PlaceButton({ act, tone, blocked, awaited, submission }: PlaceButtonProps) {
  const t = useTexts(ticketTexts)
  const label = submission.phase === 'sending' ? t('sending') : submission.phase === 'unknown' ? t('sendAgain') : act
  return (
    <Button type="submit" tone={tone} wide blockedBecause={blocked ?? awaited} busy={submission.phase === 'sending'}>
      {awaited ?? label}
    </Button>
  )
}
