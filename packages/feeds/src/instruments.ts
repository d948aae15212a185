/** What the simulated outside market knows about a coin against USDT. Only the sandbox uses these numbers. */
export interface Instrument {
  /** Price in USDT around which the simulation moves. */
  readonly anchorPrice: number
  /** Standard deviation of one day's log return. */
  readonly dailyVolatility: number
  /** Share of the move that comes from the whole market (0 to 1). */
  readonly correlation: number
}

export const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  BTCUSDT: { anchorPrice: 64_000, dailyVolatility: 0.016, correlation: 0.85 },
  ETHUSDT: { anchorPrice: 3_100, dailyVolatility: 0.019, correlation: 0.8 },
  SOLUSDT: { anchorPrice: 148, dailyVolatility: 0.024, correlation: 0.7 },
  XRPUSDT: { anchorPrice: 0.52, dailyVolatility: 0.021, correlation: 0.6 },
  DOGEUSDT: { anchorPrice: 0.124, dailyVolatility: 0.026, correlation: 0.6 },
  LTCUSDT: { anchorPrice: 72, dailyVolatility: 0.02, correlation: 0.65 },
  BNBUSDT: { anchorPrice: 580, dailyVolatility: 0.017, correlation: 0.7 },
  TRXUSDT: { anchorPrice: 0.128, dailyVolatility: 0.014, correlation: 0.4 },
}

/** Average size of one simulated order in quote units of money (USDT), and how often one comes per market. */
export const MEAN_ORDER_VALUE = 420
export const MEAN_ORDER_INTERVAL_MS = 2_500
