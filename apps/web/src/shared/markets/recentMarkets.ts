import { readStored, writeStored } from '@touchstone/ui'
import { useEffect } from 'react'
import { session } from '../session/sessionStore.ts'

const KEY = 'recentMarkets'
const MOST = 6

/** A market with timed orders has the symbol of its index, which may be that of a spot market too. */
export type RecentMarket = { readonly symbol: string; readonly timed: boolean }

interface Kept {
  readonly who: string
  readonly markets: readonly RecentMarket[]
}

function isRecent(value: unknown): value is RecentMarket {
  const { symbol, timed } = (value ?? {}) as Partial<RecentMarket>
  return typeof symbol === 'string' && typeof timed === 'boolean'
}

/** What this browser keeps for whoever is signed in now; what belongs to somebody else is nothing. */
function kept(): Kept {
  const who = session().invitation_code
  try {
    const stored = JSON.parse(readStored(KEY) ?? '{}') as Partial<Kept>
    if (stored.who === who && Array.isArray(stored.markets)) return { who, markets: stored.markets.filter(isRecent) }
  } catch {
    // Unreadable, so there is nothing.
  }
  return { who, markets: [] }
}

/** The markets looked at last, latest first. */
export const recentMarkets = (): readonly RecentMarket[] => kept().markets

export function keepRecentMarket({ symbol, timed }: RecentMarket): void {
  const { who, markets } = kept()
  const others = markets.filter((one) => one.symbol !== symbol || one.timed !== timed)
  const stored: Kept = { who, markets: [{ symbol, timed }, ...others].slice(0, MOST) }
  writeStored(KEY, JSON.stringify(stored))
}

/** Remembers the market on screen for the list of those looked at last. */
export function useKeepRecentMarket(symbol: string, timed = false): void {
  useEffect(() => keepRecentMarket({ symbol, timed }), [symbol, timed])
}
