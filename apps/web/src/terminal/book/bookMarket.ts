/** What book, tape and depth need to know of a market, spot or contract. */
export interface BookMarket {
  readonly symbol: string
  readonly name: string
  /** What amounts are counted in, and what prices are quoted in. */
  readonly base: string
  readonly quote: string
  readonly priceScale: number
  readonly amountScale: number
  readonly depthSteps: readonly string[]
}
