/** Line colours a reader may choose. Each is told apart on both themes; direction has its own pair. */
export const LINE_COLOURS = ['blue', 'amber', 'violet', 'cyan', 'pink', 'lime', 'orange', 'grey'] as const
export type LineColour = (typeof LINE_COLOURS)[number]

const DARK: Readonly<Record<LineColour, string>> = {
  blue: '#7aa2ff',
  amber: '#f5b942',
  violet: '#b794f6',
  cyan: '#4fd1e8',
  pink: '#f58fc4',
  lime: '#a3d65c',
  orange: '#ff9a56',
  grey: '#a9b4c2',
}

const LIGHT: Readonly<Record<LineColour, string>> = {
  blue: '#1f5fd6',
  amber: '#8a5a00',
  violet: '#6d3fc4',
  cyan: '#04708a',
  pink: '#b0307a',
  lime: '#4a6b0c',
  orange: '#b34700',
  grey: '#465263',
}

export function lineColour(name: LineColour, theme: 'dark' | 'light'): string {
  return (theme === 'light' ? LIGHT : DARK)[name]
}

export function isLineColour(value: unknown): value is LineColour {
  return LINE_COLOURS.some((known) => known === value)
}

/** The `count` colours after the `taken` first ones, round and round. */
export function nextColours(taken: number, count: number): readonly LineColour[] {
  return Array.from({ length: count }, (_, index) => LINE_COLOURS[(taken + index) % LINE_COLOURS.length] ?? 'blue')
}
