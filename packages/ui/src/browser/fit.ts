import { useSyncExternalStore } from 'react'

/**
 * How a page uses its window. full: at least the 1,280 px it is made for; narrow: in a window below that, in one column;
 * slim: below 900 px, one thing at a time.
 */
export type Fit = 'full' | 'narrow' | 'slim'

/** When pages fit themselves to windows below 1,280 px. auto: on touch screens, and where the reader has zoomed in. */
export const REFLOWS = ['auto', 'always', 'never'] as const
export type Reflow = (typeof REFLOWS)[number]

const BELOW_FULL = '(max-width: 1279px)'
const BELOW_NARROW = '(max-width: 899px)'
const TOUCH = '(pointer: coarse)'
/** Zoom that leaves less than the usual width; what is docked beside a page is not zoom, nor are the finer dots of a screen. */
const ZOOMED = 1.25

const isTrue = (query: string) => window.matchMedia(query).matches

function isZoomed(): boolean {
  return Math.min(window.devicePixelRatio, window.outerWidth / window.innerWidth) >= ZOOMED
}

export function fitOf(reflow: Reflow): Fit {
  const reflows = reflow === 'always' || (reflow === 'auto' && (isTrue(TOUCH) || isZoomed()))
  if (!reflows || !isTrue(BELOW_FULL)) return 'full'
  return isTrue(BELOW_NARROW) ? 'slim' : 'narrow'
}

let fit: Fit = 'full'
const readers = new Set<() => void>()

function follow(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/**
 * Writes how the page fits its window to the page, now and whenever the choice, the window, its zoom or the pointer changes. Returns what
 * ends its looking at the window.
 */
export function followFit(chosen: () => Reflow, onChange: (listener: () => void) => void): () => void {
  const apply = () => {
    const next = fitOf(chosen())
    document.documentElement.dataset.fit = next
    if (next === fit) return
    fit = next
    for (const reader of readers) reader()
  }
  apply()
  onChange(apply)
  const touch = window.matchMedia(TOUCH)
  window.addEventListener('resize', apply)
  touch.addEventListener('change', apply)
  return () => {
    window.removeEventListener('resize', apply)
    touch.removeEventListener('change', apply)
  }
}

/** For what is another thing in a small window, not only another arrangement. */
export function useFit(): Fit {
  return useSyncExternalStore(follow, () => fit)
}
