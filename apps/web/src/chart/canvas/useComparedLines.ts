import type { CandleRow, Period } from '@touchstone/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useLiveHub } from '../../shared/live/LiveProvider.tsx'
import { type CandleSource, MOST_BARS } from '../candles/candleLoader.ts'
import { candleSource } from '../candles/useCandleSource.ts'
import { LINE_COLOURS, type LineColour } from '../setup/palette.ts'
import type { Closes } from './comparison.ts'
import type { ComparedLine } from './comparisonLines.ts'

type ClosesBySymbol = ReadonlyMap<string, Closes>
const NONE: ClosesBySymbol = new Map()
const EMPTY: Closes = new Map()

/** Apart from the colours the first indicators take. */
export const comparedColour = (index: number): LineColour => LINE_COLOURS[(index + 3) % LINE_COLOURS.length] ?? 'cyan'

const closesIn = (candles: readonly CandleRow[]): Closes =>
  new Map(candles.map(([time, , , , close]) => [time, Number(close)]))

/** Closes of the compared symbols, as far back as the chart itself goes (`oldest`, 0 while unknown), and as they change. */
export function useComparedLines(symbols: readonly string[], period: Period, oldest: number): readonly ComparedLine[] {
  const hub = useLiveHub()
  const [closes, setCloses] = useState(NONE)
  const wanted = symbols.join(' ')
  useEffect(() => {
    const sources = wanted
      .split(' ')
      .filter((symbol) => symbol !== '')
      .map((symbol) => ({ symbol, source: candleSource(hub, { symbol, kind: 'market' }, period) }))
    let left = false
    const merge = (symbol: string, join: (before: Closes) => Closes) => {
      if (!left) setCloses((before) => new Map(before).set(symbol, join(before.get(symbol) ?? EMPTY)))
    }
    setCloses(NONE)
    const stops = sources.map(({ symbol, source }) => {
      void olderCloses(source, oldest).then((older) => merge(symbol, (before) => new Map([...older, ...before])))
      return source.follow((candles) => merge(symbol, (before) => new Map([...before, ...closesIn(candles)])))
    })
    return () => {
      left = true
      for (const stop of stops) stop()
    }
  }, [hub, wanted, period, oldest])
  return useMemo(
    () =>
      symbols.map((symbol, index) => ({
        symbol,
        colour: comparedColour(index),
        closes: closes.get(symbol) ?? EMPTY,
      })),
    [symbols, closes],
  )
}

/** Page by page back to `oldest`; when a page cannot be loaded, the line begins later. */
async function olderCloses(source: CandleSource, oldest: number): Promise<Closes> {
  const closes = new Map<number, number>()
  let end: number | undefined
  while (oldest > 0 && closes.size < MOST_BARS) {
    const { list } = await source.load(end).catch(() => ({ list: [] }))
    for (const [time, close] of closesIn(list)) closes.set(time, close)
    end = list[0]?.[0]
    if (end === undefined || end <= oldest) break
  }
  return closes
}
