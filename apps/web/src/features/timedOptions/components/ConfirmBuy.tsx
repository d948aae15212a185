import { formatPlain } from '@touchstone/quantities'
import { ConfirmDialog } from '@touchstone/ui'
import { durationText } from '../../../products/timedOptions/duration.ts'
import { timedOptionTexts } from '../../../products/timedOptions/texts.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionDirection } from '../timedOptionTicket.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'
import { LossSentence } from './LossSentence.tsx'
import { TermsPreview } from './TermsPreview.tsx'

export interface ConfirmBuyProps {
  readonly direction: TimedOptionDirection
  readonly ticket: TimedOptionTicket
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation, with the figures. The safe answer has the focus when much is at stake. */
export function ConfirmBuy({ direction, ticket, onConfirm, onCancel }: ConfirmBuyProps) {
  const t = useTexts(timedOptionScreenTexts)
  const words = useTexts(timedOptionTexts)
  const formats = useFormats()
  const { terms, cycle, figures, scale } = ticket
  return (
    <ConfirmDialog
      open
      title={t('confirm.title', {
        direction: words(direction),
        amount: figures ? formats.decimal(formatPlain(figures.stake, scale)) : '',
        currency: terms.currency,
        name: terms.name,
        duration: durationText(cycle.seconds, words),
      })}
      confirmLabel={t('confirm.place')}
      cancelLabel={t('confirm.back')}
      tone={direction}
      busy={ticket.state.kind === 'sending'}
      focus={ticket.large ? 'cancel' : 'confirm'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {ticket.large && <p className="pb-3 text-13 text-ink-1">{t('confirm.large')}</p>}
      <TermsPreview ticket={ticket} />
      <div className="pt-3">
        <LossSentence ticket={ticket} />
      </div>
    </ConfirmDialog>
  )
}
