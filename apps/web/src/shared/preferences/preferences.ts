import {
  followFit,
  followTheme,
  isTimeZone,
  REFLOWS,
  type Reflow,
  readStored,
  THEMES,
  type Theme,
  writeStored,
} from '@touchstone/ui'
import { create } from 'zustand'
import { siteReflow } from '../config/siteConfig.ts'

const KEY = 'preferences'
export const UP_DOWN = ['teal-red', 'red-teal', 'red-blue', 'blue-orange', 'orange-blue'] as const
export type UpDown = (typeof UP_DOWN)[number]

/** Rows of tables. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** How this browser shows things. Survives sign-out: it says nothing about a person. */
export interface Preferences {
  readonly theme: Theme
  /** null: by the custom of the language. */
  readonly upDown: UpDown | null
  readonly density: Density
  /** In small windows; null: as the installation has it. */
  readonly reflow: Reflow | null
  /** By its name, such as "Asia/Hong_Kong"; null: that of the device. */
  readonly timeZone: string | null
  /** Every order is confirmed, not only those that always are. */
  readonly confirmAll: boolean
}

const DEFAULTS: Preferences = {
  theme: 'system',
  upDown: null,
  density: 'comfortable',
  reflow: null,
  timeZone: null,
  confirmAll: false,
}

function stored(): Preferences {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '{}')
    if (typeof value !== 'object' || value === null) return DEFAULTS
    const { theme, upDown, density, reflow, timeZone, confirmAll } = value as Partial<Preferences>
    return {
      theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme,
      upDown: UP_DOWN.find((known) => known === upDown) ?? DEFAULTS.upDown,
      density: DENSITIES.find((known) => known === density) ?? DEFAULTS.density,
      reflow: REFLOWS.find((known) => known === reflow) ?? DEFAULTS.reflow,
      // A zone kept by a newer browser may be unknown to this one.
      timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
      confirmAll: confirmAll === true,
    }
  } catch {
    return DEFAULTS
  }
}

export const usePreferences = create<Preferences>(stored)

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  writeStored(KEY, JSON.stringify(usePreferences.getState()))
}

/** First visit: red rises in Chinese and Japanese, and against blue in Korean. */
export function customUpDown(language: string): UpDown {
  if (language === 'kr') return 'red-blue'
  return ['zh', 'tw', 'jp'].includes(language) ? 'red-teal' : 'teal-red'
}

/** What the reader wants in small windows, or else the installation. */
export function shownReflow({ reflow }: Preferences): Reflow {
  return reflow ?? siteReflow()
}

/** Writes theme, direction colours and density to the page, now and whenever they or the system change. */
export function applyPreferences(language: () => string, onLanguage: (listener: () => void) => void): void {
  const apply = () => {
    const { upDown, density } = usePreferences.getState()
    document.documentElement.dataset.density = density
    document.documentElement.dataset.updown = upDown ?? customUpDown(language())
  }
  apply()
  usePreferences.subscribe(apply)
  onLanguage(apply)
  followTheme(
    () => usePreferences.getState().theme,
    (listener) => usePreferences.subscribe(listener),
  )
}

/** Fits the page to its window as the reader has it, or else the installation, whose configuration must be there. */
export function applyFit(): void {
  followFit(
    () => shownReflow(usePreferences.getState()),
    (listener) => usePreferences.subscribe(listener),
  )
}
