import { clsx } from 'clsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { CHART_PERIODS, turnFavourite } from '../setup/periods.ts'
import { chartTexts } from '../words/texts.ts'
import { ChartIcon } from './icons.tsx'
import { PERIOD_CHOICE, type PeriodRowProps } from './periodChoice.ts'

/** All periods, with a star for those that are at hand. */
export function EveryPeriod({ period, favourites, onPeriod, onFavourites }: PeriodRowProps) {
  const t = useTexts(chartTexts)
  return (
    <div className="grid grid-cols-2 gap-x-2">
      {CHART_PERIODS.map((choice) => {
        const favourite = favourites.includes(choice)
        return (
          <div key={choice} className="flex items-center">
            <button
              type="button"
              aria-pressed={choice === period}
              onClick={() => onPeriod(choice)}
              className={clsx(PERIOD_CHOICE, 'flex-1 text-start')}
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
  )
}
