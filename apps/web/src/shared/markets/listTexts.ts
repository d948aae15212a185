import { defineTexts } from '../i18n/texts.ts'

export const marketListTexts = defineTexts('marketList', {
  market: '@market',
  last: '@lastPrice',
  change: '@change24h',
  high: '@high24h',
  low: '@low24h',
  volume: '@turnover24h',
  day: 'Last 24 h',
  trade: '@trade',
  alert: 'Price alert',
  tradeMarket: 'Trade {name}',
  favourite: 'Favourite {name}',
  addFavourite: 'Add {name} to favourites',
  removeFavourite: 'Remove {name} from favourites',
  halted: '@halted',
  closed: '@marketClosed',
  opensAt: '@closedOpens',
  stale: '@delayed',
  staleWhy: 'These prices have not been updated for some seconds.',
  failed: '@marketsFailed',
  retry: '@tryAgain',
})
