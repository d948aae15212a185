import type { Period } from '@touchstone/protocol'
import type { Period as CanvasPeriod } from 'klinecharts'

/** In the order of the menu. */
export const CANVAS_PERIODS: Readonly<Record<Period, CanvasPeriod>> = {
  '1s': { type: 'second', span: 1 },
  '1m': { type: 'minute', span: 1 },
  '3m': { type: 'minute', span: 3 },
  '5m': { type: 'minute', span: 5 },
  '15m': { type: 'minute', span: 15 },
  '30m': { type: 'minute', span: 30 },
  '1h': { type: 'hour', span: 1 },
  '2h': { type: 'hour', span: 2 },
  '4h': { type: 'hour', span: 4 },
  '6h': { type: 'hour', span: 6 },
  '12h': { type: 'hour', span: 12 },
  '1d': { type: 'day', span: 1 },
  '1w': { type: 'week', span: 1 },
  '1M': { type: 'month', span: 1 },
}

export const CHART_PERIODS = Object.keys(CANVAS_PERIODS) as readonly Period[]

export const FIRST_FAVOURITES: readonly Period[] = ['1m', '15m', '1h', '4h', '1d']
/** More would not fit beside the tools. */
export const MOST_FAVOURITES = 6

/** The favourites with `period` added or taken out, in the order of the menu; a full row drops nothing and adds nothing. */
export function turnFavourite(favourites: readonly Period[], period: Period): readonly Period[] {
  if (favourites.includes(period)) return favourites.filter((other) => other !== period)
  if (favourites.length >= MOST_FAVOURITES) return favourites
  return CHART_PERIODS.filter((known) => known === period || favourites.includes(known))
}
