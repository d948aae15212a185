import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'New coins' }

export const NewCoinsLoading = story('/subscription', 'loading', 'How a subscription goes', waiting)
export const NewCoinsEmpty = story(
  '/subscription',
  'empty',
  'The coin may fall below the issue price or never be listed.',
  link('Subscribe to LNTRN'),
)
export const NewCoinsError = story('/subscription', 'error', 'The coins could not be loaded.', button('Try again'))
export const NewCoinsFull = story(
  '/subscription',
  'full',
  'The coin may fall below the issue price',
  link('Subscribe to LNTRN'),
)
export const SubscribeLoading = story('/subscribe?id=2', 'loading', 'New coins', waiting)
export const SubscribeEmpty = story('/subscribe?id=2', 'empty', 'Rules of this subscription', link('Set it now'))
export const SubscribeError = story('/subscribe?id=2', 'error', 'The coin could not be loaded.', button('Try again'))
export const SubscribeRefused = story('/subscribe?id=2', 'refused', 'Please enter the quantity', button('Subscribe'), {
  play: () => press('Subscribe'),
})
export const SubscribeFull = story('/subscribe?id=2', 'full', 'You have in funds', button('Subscribe'))
export const NewCoinBookLoading = story('/newCoins?id=1', 'loading', 'Coins and money of each subscription', waiting)
export const NewCoinBookError = story(
  '/newCoins?id=1',
  'error',
  'The account of new coins could not be loaded.',
  button('Try again'),
)
export const NewCoinBookFull = story('/newCoins?id=1', 'full', 'Read at entry', link('How to verify the books'))
export const MySubscriptionsFull = story('/subscription?tab=mine', 'full', 'Under review', link('View subscription'), {
  part: 'my subscriptions',
})
