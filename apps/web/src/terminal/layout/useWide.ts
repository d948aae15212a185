import { useSyncExternalStore } from 'react'

/** The breakpoint from which the list of markets has a column of its own. */
const WIDE = '(min-width: 1600px)'

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for a column of markets. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches)
}
