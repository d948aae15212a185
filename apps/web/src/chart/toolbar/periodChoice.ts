import type { Period } from '@touchstone/protocol'

export interface PeriodRowProps {
  readonly period: Period
  readonly favourites: readonly Period[]
  readonly onPeriod: (period: Period) => void
  readonly onFavourites: (favourites: readonly Period[]) => void
}

/** The look of a period that can be chosen. */
export const PERIOD_CHOICE =
  'num h-7 min-w-7 rounded-control px-1.5 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-pressed:bg-accent-soft aria-pressed:text-accent'
