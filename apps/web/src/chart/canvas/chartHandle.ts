/** The values of an indicator at one candle. */
export interface Reading {
  readonly name: string
  readonly value: string
}

/** The functions of the chart that the controls around the canvas use. */
export interface ChartHandle {
  /** Puts the crosshair on the candle that opened at `time`. */
  showBar(time: number): void
  toLatest(): void
  /** Larger than one shows fewer and wider candles. */
  zoom(factor: number): void
  /** The next presses on the canvas place the points of this tool. */
  startTool(tool: string): void
  cancelTool(): void
  /** Puts the tool's points around the candle that opened at `time`, for users without a pointer. */
  placeTool(tool: string, time: number): void
  /** The indicators' values at the candle that opened at `time`. */
  readings(time: number): readonly Reading[]
  /** The canvas as it is, as a PNG data address; undefined while there is none. */
  picture(): string | undefined
}
