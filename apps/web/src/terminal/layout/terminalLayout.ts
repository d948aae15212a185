import { readStored, writeStored } from '@touchstone/ui'
import { create } from 'zustand'

const KEY = 'spotTerminal'

/** How this browser arranges the terminal. Says nothing about a person, so it survives sign-out. */
export interface TerminalLayout {
  /** A column of its own, in windows of at least 1600 px. */
  readonly marketsShown: boolean
  readonly formFirst: boolean
  readonly keysActive: boolean
  /** Sizes of panels in CSS pixels, as far as they were changed; what has none keeps the terminal's own. */
  readonly sizes: PanelSizes
}

/** Panels that can be resized: two by their width, the orders by their height. */
export const PANELS = {
  book: { min: 240, max: 480, usual: 296, step: 24 },
  form: { min: 300, max: 480, usual: 320, step: 24 },
  orders: { min: 120, max: 640, usual: 220, step: 40 },
} as const
export type Panel = keyof typeof PANELS

/** The form's width where it need not share the window with a book. */
const FORM_ALONE_PX = 360

/** What a panel measures as long as nobody changes it, on a terminal with a book or without. */
export function usualSize(panel: Panel, book: boolean): number {
  return panel === 'form' && !book ? FORM_ALONE_PX : PANELS[panel].usual
}

export type PanelSizes = Readonly<Partial<Record<Panel, number>>>

const DEFAULTS: TerminalLayout = {
  marketsShown: false,
  formFirst: false,
  keysActive: false,
  sizes: {},
}

/** Reads a stored layout, perhaps of an older page: each field separately, and an odd field falls back to its default. */
export function readLayout(text: string | null): TerminalLayout {
  const value = parsed(text)
  const flag = (key: 'marketsShown' | 'formFirst' | 'keysActive') =>
    typeof value[key] === 'boolean' ? value[key] : DEFAULTS[key]
  return {
    marketsShown: flag('marketsShown'),
    formFirst: flag('formFirst'),
    keysActive: flag('keysActive'),
    sizes: readSizes(value.sizes),
  }
}

function readSizes(value: unknown): PanelSizes {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const names = Object.keys(PANELS) as Panel[]
  return Object.fromEntries(
    names.flatMap((panel) => {
      const size = given[panel]
      return typeof size === 'number' && Number.isFinite(size) ? [[panel, clampSize(panel, size)]] : []
    }),
  )
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A whole number of pixels that the panel may have. */
export function clampSize(panel: Panel, size: number): number {
  const { min, max } = PANELS[panel]
  return Math.min(max, Math.max(min, Math.round(size)))
}

export const useTerminalLayout = create<TerminalLayout>(() => readLayout(readStored(KEY)))

export function arrange(change: Partial<TerminalLayout>): void {
  useTerminalLayout.setState(change)
  writeStored(KEY, JSON.stringify(useTerminalLayout.getState()))
}

/** Gives a panel a size, or with undefined its usual one again. */
export function resizePanel(panel: Panel, size: number | undefined): void {
  const { [panel]: _before, ...others } = useTerminalLayout.getState().sizes
  arrange({ sizes: size === undefined ? others : { ...others, [panel]: clampSize(panel, size) } })
}
