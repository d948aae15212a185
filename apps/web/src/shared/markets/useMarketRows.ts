import { useQuery } from '@tanstack/react-query'
import type { CallData, MARKET_TYPES } from '@touchstone/protocol'
import { useMemo } from 'react'
import { callQuery } from '../api/queries.ts'
import { useConnection } from '../live/useLive.ts'
import { useTickers } from '../live/useMarketData.ts'

export type MarketType = (typeof MARKET_TYPES)[number]
export type MarketRow = CallData<'getmarketList'>['list'][number]

export interface MarketRows {
  /** Undefined while loading. */
  readonly rows: readonly MarketRow[] | undefined
  readonly error: Error | null
  readonly retry: () => void
  /** The figures may be old: nothing live has come for four seconds. */
  readonly stale: boolean
}

/** Sparklines are hourly closes: asked again now and then, the rest of the row lives. */
const FRESH_MS = 60_000
/** Without the socket the list itself is asked for its figures. */
const POLL_MS = 3_000

/** The list of one type, its figures kept up to date by the tickers. Favourites are of every type: their list is polled. */
export function useMarketRows(type: MarketType): MarketRows {
  const { connection, stale } = useConnection()
  const down = connection === 'waiting' || stale
  const { data, error, refetch, isError } = useQuery({
    ...callQuery('getmarketList', { type }),
    refetchInterval: down || type === 'optional' ? POLL_MS : FRESH_MS,
  })
  const tickers = useTickers(type === 'optional' ? 'coin' : type)
  const rows = useMemo(
    () =>
      data?.list.map((row) => {
        const ticker = down ? undefined : tickers?.get(row.symbol)
        if (!ticker) return row
        const { last, change, high, low, volume, turnover, halted, open, changesAt } = ticker
        return { ...row, last: last || row.last, change, high, low, volume, turnover, halted, open, changesAt }
      }),
    [data, tickers, down],
  )
  return { rows, error, retry: () => void refetch(), stale: down && (isError || !navigator.onLine) }
}

/** A line through fewer points would tell of a day it does not know. */
const FEWEST_POINTS = 4

/** Closes as numbers for drawing, the last one being the price now; none while the day is too young. */
export function sparkPoints(row: MarketRow): readonly number[] {
  const closes = row.last === '' ? row.spark : [...row.spark, row.last]
  const points = closes.map(Number).filter(Number.isFinite)
  return points.length < FEWEST_POINTS ? [] : points
}
