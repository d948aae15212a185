/** How prices come about, told beside every product that depends on them. */
export interface PriceOrigin {
  /** "Simulated prices" */
  readonly priceSource: string
  readonly simulated: boolean
}
