import { Menu } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { chartTexts } from '../words/texts.ts'
import { PERIOD_CHOICE, type PeriodRowProps } from './periodChoice.ts'

/** Nothing of it is seen before the menu is opened. */
const EveryPeriod = onDemand(async () => (await import('./EveryPeriod.tsx')).EveryPeriod)

/** The favourite periods at hand, all of them in a menu; the one in use is always shown. */
export function PeriodRow(props: PeriodRowProps) {
  const { period, favourites, onPeriod } = props
  const [wanted, setWanted] = useState(false)
  const t = useTexts(chartTexts)
  const shown = favourites.includes(period) ? favourites : [...favourites, period]
  return (
    <div className="flex shrink-0 items-center">
      <fieldset className="flex items-center">
        <legend className="sr-only">{t('period.label')}</legend>
        {shown.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === period}
            onClick={() => onPeriod(choice)}
            className={PERIOD_CHOICE}
          >
            {choice}
          </button>
        ))}
      </fieldset>
      <Menu label={t('period.all')} button={null} align="start" className="!h-7 !px-1.5" onOpen={() => setWanted(true)}>
        <div className="w-56">{wanted && <EveryPeriod {...props} />}</div>
      </Menu>
    </div>
  )
}
