/** Which price of an instrument a chart draws: its trades, its index, or its mark price. */
export type SeriesKind = 'market' | 'index' | 'mark'

export interface ChartSeries {
  readonly symbol: string
  readonly kind: SeriesKind
}

/** One name per series: drawings are kept by it. */
export function seriesKey({ symbol, kind }: ChartSeries): string {
  return kind === 'market' ? symbol : `${symbol} ${kind}`
}
