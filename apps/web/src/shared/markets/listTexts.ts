import { defineTexts } from '../i18n/texts.ts'

export const marketListTexts = defineTexts('marketList', {
  market: 'Market',
  last: 'Last price',
  change: '24 h change',
  high: '24 h high',
  low: '24 h low',
  volume: '24 h turnover',
  day: 'Last 24 h',
  trade: 'Trade',
  tradeMarket: 'Trade {name}',
  favourite: 'Favourite {name}',
  addFavourite: 'Add {name} to favourites',
  removeFavourite: 'Remove {name} from favourites',
  halted: 'Halted',
  closed: 'Closed',
  opensAt: 'Closed, opens {time}',
  stale: 'Delayed',
  staleWhy: 'No news of these prices has arrived for some seconds.',
  failed: 'The markets could not be loaded.',
  retry: 'Retry',
})
