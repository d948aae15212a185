import { Num } from '@touchstone/ui'
import { useId } from 'react'
import { durationText } from '../../../products/timedOptions/duration.ts'
import { timedOptionTexts } from '../../../products/timedOptions/texts.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { Cycle } from '../timedOptionTicket.ts'

export interface CycleCardsProps {
  readonly cycles: readonly Cycle[]
  readonly chosen: number
  readonly onPick: (id: number) => void
}

/** The durations with the payout of each; one is always chosen, arrow keys move the choice. */
export function CycleCards({ cycles, chosen, onPick }: CycleCardsProps) {
  const t = useTexts(timedOptionScreenTexts)
  const words = useTexts(timedOptionTexts)
  const formats = useFormats()
  const name = useId()
  return (
    <fieldset>
      <legend className="pb-1.5 text-12 text-ink-3">{t('form.cycles')}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {cycles.map(({ id, seconds, payout }) => (
          <label
            key={id}
            className="flex h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-line hover:border-control-line has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onPick(id)}
              className="sr-only"
            />
            <Num className="text-13 font-semibold text-ink-1">{durationText(seconds, words)}</Num>
            <span className="text-12 text-ink-2">
              <span className="sr-only">{t('form.payoutOf', { rate: formats.rate(payout) })}</span>
              <Num>
                <span aria-hidden="true">+{formats.rate(payout)}</span>
              </Num>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
