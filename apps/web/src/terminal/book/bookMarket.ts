/** The facts of a market, spot or contract, for book, tape and depth. */
export interface BookMarket {
  readonly symbol: string
  readonly name: string
  /** The units of amounts, and the currency of prices. */
  readonly base: string
  readonly quote: string
  readonly priceScale: number
  readonly amountScale: number
  readonly depthSteps: readonly string[]
}
