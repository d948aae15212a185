import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { useEffect, useRef, useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { rateMoved } from './rateMoved.ts'

export type Quote = CallData<'getExchangeQuote'>

export interface Wish {
  readonly from: string
  readonly to: string
  readonly amount: string
}

export interface Quoted {
  /** Undefined before the first, and while the fields say something else than it does. */
  readonly quote: Quote | undefined
  readonly asking: boolean
  readonly error: Error | null
  /** The rate that was shown before, when this one is more than a thousandth away from it; '' otherwise. */
  readonly before: string
  readonly refresh: () => void
}

/** Typing waits so long before it asks. */
const PAUSE_MS = 300

function useSettled(wish: Wish | undefined): Wish | undefined {
  const [settled, setSettled] = useState(wish)
  const key = wish && `${wish.from} ${wish.to} ${wish.amount}`
  const latest = useRef(wish)
  latest.current = wish
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the wish
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest.current), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}

/** The quote for the entered fields; `rest` leaves it unchanged while a conversion is under way. */
export function useQuote(wish: Wish | undefined, rest: boolean): Quoted {
  const settled = useSettled(wish)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery('getExchangeQuote', settled ?? { from: '', to: '', amount: '' }, { refusal: 'here' }),
    enabled: settled !== undefined && !rest,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const isSettled = settled?.from === wish?.from && settled?.to === wish?.to && settled?.amount === wish?.amount
  const quote = wish && isSettled && !isPlaceholderData && !error ? data : undefined
  const shown = useRef<{ readonly pair: string; readonly rate: string; readonly before: string }>(undefined)
  if (quote) {
    const pair = `${quote.from} ${quote.to}`
    const last = shown.current
    const moved = last?.pair === pair && rateMoved(last.rate, quote.rate)
    if (last?.pair !== pair || last.rate !== quote.rate)
      shown.current = { pair, rate: quote.rate, before: moved ? last.rate : '' }
  }
  return {
    quote,
    asking: isFetching,
    error: wish ? error : null,
    before: quote ? (shown.current?.before ?? '') : '',
    refresh: () => {
      if (!rest && settled) void refetch()
    },
  }
}
