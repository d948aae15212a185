import { LINE_COLOURS, type LineColour, lineColour } from '../setup/palette.ts'

export interface ChartColours {
  readonly up: string
  readonly down: string
  readonly line: string
  readonly ink1: string
  readonly ink2: string
  readonly ink3: string
  readonly paper: string
  readonly surface: string
  readonly accent: string
  readonly onAccent: string
  readonly warn: string
  readonly font: string
  readonly lines: Readonly<Record<LineColour, string>>
}

/** The page's own colours, so that theme and direction pair reach the canvas. */
export function readChartColours(element: Element): ChartColours {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  return {
    up: of('--up'),
    down: of('--down'),
    line: of('--line'),
    ink1: of('--ink-1'),
    ink2: of('--ink-2'),
    ink3: of('--ink-3'),
    paper: of('--surface-1'),
    surface: of('--surface-3'),
    accent: of('--accent'),
    onAccent: of('--on-accent'),
    warn: of('--warn'),
    font: style.fontFamily,
    lines: Object.fromEntries(LINE_COLOURS.map((name) => [name, lineColour(name, theme)])) as Record<
      LineColour,
      string
    >,
  }
}

/** "#26c6b4" with an opacity, as "#26c6b459". */
export function faint(colour: string, opacity: number): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return colour
  const alpha = Math.round(opacity * 255)
  return colour + alpha.toString(16).padStart(2, '0')
}

/** Calls back when theme or direction pair changes. */
export function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-updown'] })
  return () => observer.disconnect()
}
