import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../book/CompactSelect.tsx'
import type { EntryInputsProps } from '../entryInputsProps.ts'
import { TRAIL_UNITS } from '../orderEntry.ts'
import { ticketTexts } from '../texts.ts'
import { PERCENT_DECIMALS } from './sentConditions.ts'
import { conditionTexts } from './texts.ts'

/** How a stop trails: its distance by price or percentage, the price at which it begins, and what that means. */
export function TrailInputs({ market, entry, rises, change, errorOf, onLeave, inputs, trigger }: EntryInputsProps) {
  const t = useTexts(conditionTexts)
  const words = useTexts(ticketTexts)
  return (
    <>
      <DecimalField
        label={words('trail')}
        unit=""
        value={entry.trail}
        maxDecimals={entry.trailBy === 'percent' ? PERCENT_DECIMALS : market.priceScale}
        onValueChange={(text) => change({ do: 'trail', text })}
        onBlur={() => onLeave('trail')}
        error={errorOf('trail')}
        ref={inputs.price}
        after={
          <span className="flex h-full shrink-0 items-center border-s border-line">
            <CompactSelect
              label={t('enteredAs')}
              value={entry.trailBy}
              options={TRAIL_UNITS.map((unit) => ({ value: unit, label: unit === 'percent' ? t(unit) : market.quote }))}
              onValueChange={(unit) => change({ do: 'trailBy', unit })}
            />
          </span>
        }
      />
      <DecimalField
        label={words('activation')}
        unit={market.quote}
        value={entry.activation}
        placeholder={t('atOnce')}
        maxDecimals={market.priceScale}
        onValueChange={(text) => change({ do: 'activation', text })}
        onBlur={() => onLeave('activation')}
        error={errorOf('activation')}
        after={trigger}
      />
      <p className="text-12 text-ink-3">{t(rises ? 'trailingBuy' : 'trailingSell')}</p>
    </>
  )
}
