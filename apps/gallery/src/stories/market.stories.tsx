import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Market' }

export const MarketsLoading = story(
  '/market',
  'loading',
  'Prices of all markets, and how they moved in the last 24 hours',
  waiting,
)
export const MarketsEmpty = story(
  '/market',
  'empty',
  'Prices of all markets, and how they moved in the last 24 hours',
  link('Trade BTC/USDT'),
)
export const MarketsError = story('/market', 'error', 'The markets could not be loaded.', button('Try again'))
export const MarketsRefused = story('/market', 'refused', 'Too many requests', link('Trade BTC/USDT'), {
  refuses: { addCollectCurrenct: 'rate_limited' },
  play: () => press('Favourite ETH/USDT'),
})
export const MarketsFull = story(
  '/market',
  'full',
  'Prices of all markets, and how they moved in the last 24 hours',
  link('Trade BTC/USDT'),
)
export const AlertDialogFull = story('/market', 'full', 'Price alert on', button('Set the alert'), {
  part: 'dialog: price alert',
  play: () => press('Set a price alert on BTC/USDT'),
})
export const NoFavouritesEmpty = story(
  '/market',
  'empty',
  'No favourites yet. Tap a star.',
  // Those that were most traded when everything was recorded.
  button('Favourite'),
  { part: 'favourites', play: () => press('Favourites', 'tab') },
)
