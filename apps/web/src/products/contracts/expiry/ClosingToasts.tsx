import { useClosingToasts } from './useClosingToasts.ts'

/** Tells of lots closed without a trade while it is mounted; shows nothing itself. */
export function ClosingToasts() {
  useClosingToasts()
  return null
}
