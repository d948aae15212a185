import { defineTexts } from '../../../shared/i18n/texts.ts'

/** The markets in the palette. */
export const marketPaletteTexts = defineTexts('marketPalette', {
  groups: '@kindsOfMarkets',
  group: {
    all: 'All',
    favourites: '@favourites',
    spot: '@spot',
    perpetual: '@perpetual',
    dated: '@dated',
    metal: '@metals',
    energy: '@energy',
    forex: '@forex',
    stock: '@stocks',
    index: '@indices',
    etf: '@etfs',
    /** Orders on whether a price rises or falls within a time; beside Spot and Perpetual. */
    timed: 'Timed',
  },
  sort: 'Sort by',
  by: { name: '@market', last: '@lastPrice', change: '@change24h', turnover: '@turnover24h' },
  /** Spoken after the name of a column. */
  sorted: { up: 'smallest first', down: 'largest first', no: 'not sorted' },
  /** Heading of the markets opened last in this browser. */
  recent: 'Recently viewed',
  others: '@allMarkets',
  timed: 'Timed orders',
  timedOn: 'Timed orders on {name}',
  open: '@openNow',
  closed: '@marketClosed',
  /** Pages and records may have been found below. */
  none: 'No market matches “{query}”.',
  searchAll: 'Search all markets',
  noFavourites: '@noFavourites',
  signedOut: '@logInFirst',
  login: '@logIn',
  empty: '@noMarketListed',
  failed: '@marketsFailed',
  retry: '@tryAgain',
  loading: 'Loading markets',
})
