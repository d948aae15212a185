import { readStored, writeStored } from '@touchstone/ui'
import { create } from 'zustand'

const KEY = 'spotTerminal'

/** How this browser arranges the terminal. Says nothing about a person, so it survives sign-out. */
export interface TerminalLayout {
  /** Shown in its own column; below 1600 px it lies over the chart instead. */
  readonly marketsShown: boolean
  readonly formFirst: boolean
  readonly bottomHeight: number
  readonly keysActive: boolean
}

export const BOTTOM_HEIGHT = { min: 160, max: 520, step: 40 } as const

const DEFAULTS: TerminalLayout = {
  marketsShown: false,
  formFirst: false,
  bottomHeight: 220,
  keysActive: false,
}

/** Reads a stored layout, perhaps of an older page: each field separately, and an odd field falls back to its default. */
export function readLayout(text: string | null): TerminalLayout {
  const value = parsed(text)
  const flag = (key: 'marketsShown' | 'formFirst' | 'keysActive') =>
    typeof value[key] === 'boolean' ? value[key] : DEFAULTS[key]
  const { bottomHeight } = value
  return {
    marketsShown: flag('marketsShown'),
    formFirst: flag('formFirst'),
    keysActive: flag('keysActive'),
    bottomHeight: typeof bottomHeight === 'number' ? clampHeight(bottomHeight) : DEFAULTS.bottomHeight,
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function clampHeight(height: number): number {
  if (!Number.isFinite(height)) return DEFAULTS.bottomHeight
  return Math.min(BOTTOM_HEIGHT.max, Math.max(BOTTOM_HEIGHT.min, Math.round(height)))
}

export const useTerminalLayout = create<TerminalLayout>(() => readLayout(readStored(KEY)))

export function arrange(change: Partial<TerminalLayout>): void {
  useTerminalLayout.setState(change)
  writeStored(KEY, JSON.stringify(useTerminalLayout.getState()))
}
