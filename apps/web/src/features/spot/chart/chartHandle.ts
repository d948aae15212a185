/** What the keyboard layer over the canvas asks of the chart. */
export interface ChartHandle {
  /** Puts the crosshair on the candle that opened at `time`. */
  showBar(time: number): void
  toLatest(): void
}

export interface OrderLine {
  readonly orderNo: string
  readonly side: 'buy' | 'sell'
  readonly price: number
  readonly label: string
}
