import { defineTexts } from '../../shared/i18n/texts.ts'

export const marketTexts = defineTexts('market', {
  title: 'Markets',
  lead: 'Prices, the last 24 hours, and where to trade.',
  tabs: 'Kinds of markets',
  optional: 'Favourites',
  coin: 'Coin',
  contract: 'Contract',
  search: 'Search',
  searchPlaceholder: 'Search markets',
  nothingFound: 'Nothing found for “{query}”.',
  clear: 'Clear',
  noFavourites: 'No favourites yet. Tap a star.',
  suggested: 'Traded most today:',
  signedOut: 'Please log in first',
  login: 'Log in',
  contractsNotOpen: 'Contracts are not open yet. Spot markets are in the Coin tab.',
  showCoins: 'Show coins',
  noMarkets: 'No market is listed.',
})
