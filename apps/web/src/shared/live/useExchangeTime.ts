import { useNow } from '@touchstone/ui'
import { useServerNow } from './useServerNow.ts'

const TICK_MS = 250

/** The exchange's time, renewed four times a second. */
export function useExchangeTime(): number {
  return useNow(TICK_MS, useServerNow())
}
