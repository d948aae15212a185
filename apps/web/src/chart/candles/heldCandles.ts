import type { CandleRow } from '@touchstone/protocol'
import { useMemo } from 'react'
import { createStore, type StoreApi } from 'zustand'
import { type CandleEvents, mergeCandles } from './candleLoader.ts'

/** The candles given to the canvas, kept for the table, the keyboard and the notes. */
export interface HeldCandles {
  readonly rows: readonly CandleRow[]
  /** Candles up to this time come from the reference feed; 0 = none. */
  readonly reference: number
  readonly loaded: boolean
  /** Opening of the oldest candle ever asked for; 0 before the first answer. */
  readonly oldest: number
  /** Why the latest page or an older one did not come. */
  readonly failure: unknown
}

export interface CandleShelf {
  readonly store: StoreApi<HeldCandles>
  readonly events: CandleEvents
}

function createCandleShelf(): CandleShelf {
  const store = createStore<HeldCandles>(() => ({
    rows: [],
    reference: 0,
    loaded: false,
    oldest: 0,
    failure: undefined,
  }))
  const add = (rows: readonly CandleRow[]) => mergeCandles(store.getState().rows, rows)
  return {
    store,
    events: {
      onLoaded(bars, reference) {
        const { oldest } = store.getState()
        const first = bars[0]?.[0] ?? oldest
        const back = oldest === 0 ? first : Math.min(oldest, first)
        store.setState({ rows: add(bars), reference, loaded: true, oldest: back, failure: undefined })
      },
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
