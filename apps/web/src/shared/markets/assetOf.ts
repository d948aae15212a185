/** A perpetual, or the day a contract expires: "BTCPERP", "BTC04DEC26". */
const TERM = /(PERP|\d{2}[A-Z]{3}\d{2})$/
const PRICED_IN = /(?<=.)USDT?$/

/** What a market is on, by its symbol: "BTC" of BTCUSDT and of BTC04DEC26, "XAU" of XAUPERP, "EUR" of EURUSDPERP. */
export function assetOf(symbol: string): string {
  return symbol.replace(TERM, '').replace(PRICED_IN, '')
}
