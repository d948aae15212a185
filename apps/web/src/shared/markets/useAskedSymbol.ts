import { useSearchField } from '@touchstone/frame'

/** A symbol as the exchange writes it, of how people write it: `btc/usdt`, `BTC-USDT` and `BTC_USDT` are BTCUSDT. */
const symbolOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The symbol that the address asks for; "" when it names none. */
export const useAskedSymbol = (): string => symbolOf(useSearchField('symbol'))
