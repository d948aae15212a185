import { followTheme, readStored, THEMES, type Theme, writeStored } from '@touchstone/ui'
import { create } from 'zustand'

const KEY = 'console theme'

const useChosen = create<{ readonly theme: Theme }>(() => ({
  theme: THEMES.find((theme) => theme === readStored(KEY)) ?? 'system',
}))

export function useTheme(): Theme {
  return useChosen(({ theme }) => theme)
}

/** Kept in this browser; it is no personal data. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme)
  useChosen.setState({ theme })
}

export function applyTheme(): void {
  followTheme(
    () => useChosen.getState().theme,
    (listener) => useChosen.subscribe(listener),
  )
}
