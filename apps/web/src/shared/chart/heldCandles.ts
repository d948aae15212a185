import type { CandleRow } from '@touchstone/protocol'
import { useMemo } from 'react'
import { createStore, type StoreApi } from 'zustand'
import { type CandleEvents, mergeCandles } from './candleLoader.ts'

/** What the canvas was given, kept for the table, the keyboard and the notes. */
export interface HeldCandles {
  readonly rows: readonly CandleRow[]
  /** Candles up to this time come from the reference feed; 0 = none. */
  readonly reference: number
  readonly loaded: boolean
  /** Why the latest page or an older one did not come. */
  readonly failure: unknown
}

export interface CandleShelf {
  readonly store: StoreApi<HeldCandles>
  readonly events: CandleEvents
}

export function createCandleShelf(): CandleShelf {
  const store = createStore<HeldCandles>(() => ({ rows: [], reference: 0, loaded: false, failure: undefined }))
  const add = (rows: readonly CandleRow[]) => mergeCandles(store.getState().rows, rows)
  return {
    store,
    events: {
      onLoaded: (bars, reference) => store.setState({ rows: add(bars), reference, loaded: true, failure: undefined }),
      onRunning: (candles) => store.setState({ rows: add(candles) }),
      onFailed: (failure) => store.setState({ failure }),
    },
  }
}

/** Forgotten when `subject` changes. */
export function useCandleShelf(subject: string): CandleShelf {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject needs a shelf of its own
  return useMemo(createCandleShelf, [subject])
}
