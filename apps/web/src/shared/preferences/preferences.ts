import { create } from 'zustand'
import { readStored, writeStored } from '../session/browserStorage.ts'

const KEY = 'preferences'
export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
export const UP_DOWN = ['teal-red', 'red-teal', 'red-blue', 'blue-orange', 'orange-blue'] as const
export type UpDown = (typeof UP_DOWN)[number]

/** How this browser shows things. Survives sign-out: it says nothing about a person. */
export interface Preferences {
  readonly theme: Theme
  /** null: by the custom of the language. */
  readonly upDown: UpDown | null
}

const DEFAULTS: Preferences = { theme: 'system', upDown: null }

function stored(): Preferences {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '{}')
    if (typeof value !== 'object' || value === null) return DEFAULTS
    const { theme, upDown } = value as Partial<Preferences>
    return {
      theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme,
      upDown: UP_DOWN.find((known) => known === upDown) ?? DEFAULTS.upDown,
    }
  } catch {
    return DEFAULTS
  }
}

export const usePreferences = create<Preferences>(stored)

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  const { theme, upDown } = usePreferences.getState()
  writeStored(KEY, JSON.stringify({ theme, upDown }))
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

export function shownTheme(theme: Theme): 'dark' | 'light' {
  return theme === 'system' ? (darkSystem().matches ? 'dark' : 'light') : theme
}

/** First visit: red rises in Chinese and Japanese, and against blue in Korean. */
export function customUpDown(language: string): UpDown {
  if (language === 'kr') return 'red-blue'
  return ['zh', 'tw', 'jp'].includes(language) ? 'red-teal' : 'teal-red'
}

/** Writes theme and direction colours to the page, now and whenever they or the system change. */
export function applyPreferences(language: () => string, onLanguage: (listener: () => void) => void): void {
  const apply = () => {
    const { theme, upDown } = usePreferences.getState()
    document.documentElement.dataset.theme = shownTheme(theme)
    document.documentElement.dataset.updown = upDown ?? customUpDown(language())
  }
  apply()
  usePreferences.subscribe(apply)
  onLanguage(apply)
  darkSystem().addEventListener('change', apply)
}
