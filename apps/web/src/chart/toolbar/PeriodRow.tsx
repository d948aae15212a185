import type { Period } from '@touchstone/protocol'
import { Menu } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { CHART_PERIODS, turnFavourite } from '../setup/periods.ts'
import { chartTexts } from '../words/texts.ts'
import { ChartIcon } from './icons.tsx'

export interface PeriodRowProps {
  readonly period: Period
  readonly favourites: readonly Period[]
  readonly onPeriod: (period: Period) => void
  readonly onFavourites: (favourites: readonly Period[]) => void
}

const CHOICE =
  'num h-7 min-w-7 rounded-control px-1.5 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-pressed:bg-accent-soft aria-pressed:text-accent'

/** The favourite periods at hand, all of them in a menu; the one in use is always shown. */
export function PeriodRow({ period, favourites, onPeriod, onFavourites }: PeriodRowProps) {
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
            className={CHOICE}
          >
            {choice}
          </button>
        ))}
      </fieldset>
      <Menu label={t('period.all')} button={null} align="start" className="!h-7 !px-1.5">
        <div className="grid w-56 grid-cols-2 gap-x-2">
          {CHART_PERIODS.map((choice) => {
            const favourite = favourites.includes(choice)
            return (
              <div key={choice} className="flex items-center">
                <button
                  type="button"
                  aria-pressed={choice === period}
                  onClick={() => onPeriod(choice)}
                  className={clsx(CHOICE, 'flex-1 text-start')}
                >
                  {choice}
                </button>
                <button
                  type="button"
                  aria-pressed={favourite}
                  aria-label={t(favourite ? 'period.unfavourite' : 'period.favourite', { period: choice })}
                  title={t(favourite ? 'period.unfavourite' : 'period.favourite', { period: choice })}
                  onClick={(event) => {
                    event.stopPropagation()
                    onFavourites(turnFavourite(favourites, choice))
                  }}
                  className="grid size-7 place-items-center rounded-control text-ink-3 hover:bg-surface-3 aria-pressed:text-warn [&[aria-pressed=true]_path]:fill-current"
                >
                  <ChartIcon name="star" className="size-3.5" />
                </button>
              </div>
            )
          })}
        </div>
      </Menu>
    </div>
  )
}
