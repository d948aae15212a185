/** One candle as the chart draws it: floats, for the eye only. `time` is the opening moment in UTC milliseconds. */
export interface Bar {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** A number the customer may change. A whole `step` means whole numbers only. */
export interface IndicatorParameter {
  readonly key: string
  readonly initial: number
  readonly min: number
  readonly max: number
  readonly step: number
}

export type LineKind = 'line' | 'bars' | 'dots' | 'area'

export interface IndicatorLine {
  readonly key: string
  readonly kind: LineKind
}

export type IndicatorGroup = 'average' | 'trend' | 'momentum' | 'volatility' | 'volume' | 'price'

/** One value per bar, null where there is none. */
export type Series = readonly (number | null)[]

export interface Indicator {
  readonly id: string
  readonly group: IndicatorGroup
  /** Drawn over the candles, or in a pane of its own. */
  readonly pane: 'price' | 'own'
  readonly parameters: readonly IndicatorParameter[]
  readonly lines: readonly IndicatorLine[]
  /** Horizontal guide lines. */
  readonly levels?: readonly number[]
  /** Parameters in the order of `parameters`. One value per bar and line, null where not defined; never NaN or infinite. */
  compute(bars: readonly Bar[], parameters: readonly number[]): Readonly<Record<string, Series>>
}
