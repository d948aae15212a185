import { create } from 'zustand'

const KEY = 'console theme'
export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const useChosen = create<{ readonly theme: Theme }>(() => ({
  theme: THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system',
}))
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

export function useTheme(): Theme {
  return useChosen(({ theme }) => theme)
}

/** Kept in this browser; it says nothing about a person. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  useChosen.setState({ theme })
}

/** Writes the theme to the page, now and whenever it or the system changes. */
export function applyTheme(): void {
  const apply = () => {
    const { theme } = useChosen.getState()
    document.documentElement.dataset.theme = theme === 'system' ? (darkSystem().matches ? 'dark' : 'light') : theme
  }
  apply()
  useChosen.subscribe(apply)
  darkSystem().addEventListener('change', apply)
}
