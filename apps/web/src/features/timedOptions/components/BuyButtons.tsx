import { Button } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { problemText } from '../sentences.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionDirection } from '../timedOptionTicket.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'

const WORDS = {
  up: { label: 'form.buyUp', hint: 'form.buyUpHint', sign: '▲' },
  down: { label: 'form.buyDown', hint: 'form.buyDownHint', sign: '▼' },
} as const

/** Both ways to place the order. A missing amount is told when one is pressed; anything else is told on the buttons. */
export function BuyButtons(props: {
  readonly ticket: TimedOptionTicket
  readonly onBuy: (direction: TimedOptionDirection) => void
}) {
  const { ticket, onBuy } = props
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { problem, state, terms } = ticket
  const blocked = problem && problem.kind !== 'empty' ? problemText(problem, terms.currency, t, formats) : undefined
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['up', 'down'] as const).map((direction) => {
        const { label, hint, sign } = WORDS[direction]
        return (
          <Button
            key={direction}
            data-direction={direction}
            tone={direction}
            size="large"
            aria-label={t('form.buyLabel', { direction: t(label), hint: t(hint) })}
            blockedBecause={blocked}
            busy={state.kind === 'sending'}
            onClick={() => onBuy(direction)}
          >
            <span aria-hidden="true" className="text-11">
              {sign}
            </span>
            {state.kind === 'sending' ? t('form.sending') : t(label)}
          </Button>
        )
      })}
    </div>
  )
}
