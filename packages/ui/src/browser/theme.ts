export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

function shownTheme(theme: Theme): 'dark' | 'light' {
  return theme === 'system' ? (darkSystem().matches ? 'dark' : 'light') : theme
}

/** Writes the chosen theme to the page, now and whenever it or the system changes. */
export function followTheme(chosen: () => Theme, onChange: (listener: () => void) => void): void {
  const apply = () => {
    document.documentElement.dataset.theme = shownTheme(chosen())
  }
  apply()
  onChange(apply)
  darkSystem().addEventListener('change', apply)
}
