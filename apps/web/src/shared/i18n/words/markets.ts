/** Traded instruments, their prices, and trading hours. */
export const MARKETS = {
  allMarkets: 'All markets',
  bearish: 'Bearish',
  bullish: 'Bullish',
  change24h: '24 h change',
  closedOpens: 'Closed, opens {time}',
  coin: 'Coin',
  /** Crypto currencies. */
  coins: 'Coins',
  /** Over a column of instruments. */
  contractColumn: 'Contract',
  contracts: 'Contracts',
  crude: 'Crude',
  crypto: 'Crypto',
  currency: 'Currency',
  dated: 'Dated',
  delayed: 'Delayed',
  /** Orders in the book by price. */
  depth: 'Depth',
  energy: 'Energy',
  equity: 'Equity',
  etf: 'ETF',
  etfs: 'ETFs',
  /** What this platform has said, beside what the browser has worked out. */
  exchangePlatform: 'Exchange',
  exchanges: 'Exchanges',
  fair: 'Fair',
  /** Markets with a star. */
  favourites: 'Favourites',
  forex: 'Forex',
  good: 'Good',
  halted: 'Halted',
  high24h: '24 h high',
  hoursInHongKong: '{open} to {close} Hong Kong time',
  /** The mean of outside prices. */
  indexPrice: 'Index price',
  indices: 'Indices',
  kindsOfMarkets: 'Kinds of markets',
  lastPrice: 'Last price',
  low24h: '24 h low',
  /** A pair or contract that is traded, such as BTC/USDT. */
  market: 'Market',
  /** A market outside of its trading hours (an adjective). */
  marketClosed: 'Closed',
  markets: 'Markets',
  /** The price by which positions are valued. */
  markPrice: 'Mark price',
  metals: 'Metals',
  noFavourites: 'No favourites yet. Tap a star.',
  noMarketListed: 'No market is listed.',
  noMarketMaker: 'No market maker quotes this coin. Here only customers trade with each other.',
  openCloses: 'Open, closes {time}',
  /** A market within its trading hours (an adjective); beside Closed. */
  openNow: 'Open',
  perpetual: 'Perpetual',
  price: 'Price',
  /** How much a price has moved. */
  priceChange: 'Change',
  priceIn: 'Price ({currency})',
  priceStep: 'Price step',
  settlementPrice: 'Settlement price',
  simulatedPrices: 'Simulated prices',
  spot: 'Spot',
  spreadOfSources: 'Spread of the sources',
  /** Prices that are no longer fresh (an adjective). */
  stale: 'Stale',
  stocks: 'Stocks',
  strike: 'Strike',
  strong: 'Strong',
  thisMarketOnly: 'This market only',
  tradingHours: 'Trading hours',
  /** Value traded in a day. */
  turnover24h: '24 h turnover',
  upAndDown: 'Up and down',
  weak: 'Weak',
} as const
