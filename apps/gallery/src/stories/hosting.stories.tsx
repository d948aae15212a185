import { fill, press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Hosting' }

export const ProductsLoading = story('/profit_index', 'loading', 'Where the return comes from', waiting)
export const ProductsEmpty = story(
  '/profit_index',
  'empty',
  'Leave USDT for a fixed number of days',
  link('Host: Hosting 7 days'),
)
export const ProductsError = story('/profit_index', 'error', 'The products could not be loaded.', button('Try again'))
export const ProductsFull = story(
  '/profit_index',
  'full',
  'Leave USDT for a fixed number of days',
  link('Host: Hosting 7 days'),
)
export const OrdersLoading = story('/profit_wdtg', 'loading', 'What falls due', waiting)
export const OrdersEmpty = story('/profit_wdtg', 'empty', 'You have nothing in custody.', link('See products'))
export const OrdersError = story('/profit_wdtg', 'error', 'The list could not be loaded.', button('Try again'))
export const OrdersRefused = story(
  '/profit_wdtg',
  'refused',
  'The transaction password is not right',
  button('Redeem'),
  {
    refuses: { sellProfit: 'transaction_password_wrong' },
    play: async () => {
      await press('Redeem order 1')
      await fill('Transaction password', '112233')
      await press('Redeem')
    },
  },
)
export const OrdersFull = story('/profit_wdtg', 'full', 'What falls due', button('Redeem order 1'))
export const BuyLoading = story('/profit_buy?id=1', 'loading', 'Hosting', waiting)
export const BuyEmpty = story('/profit_buy?id=1', 'empty', 'The terms you buy', link('Set it now'))
export const BuyError = story('/profit_buy?id=1', 'error', 'The product could not be loaded.', button('Try again'))
export const BuyRefused = story('/profit_buy?id=1', 'refused', 'Please enter the quantity', button('Host'), {
  play: () => press('Host'),
})
export const BuyFull = story('/profit_buy?id=1', 'full', 'Returns are not guaranteed.', button('Host'))
export const BookLoading = story('/hosting?id=1', 'loading', 'What backs hosting', waiting)
export const BookError = story('/hosting?id=1', 'error', 'The figures could not be loaded.', button('Try again'))
export const BookFull = story('/hosting?id=1', 'full', 'Read at entry', link('Host'))
export const OrderPageFull = story('/profit_wdtg?order=1', 'full', 'Still set aside for it', link('My hosting'), {
  part: 'one hosting order',
})
export const RedeemDialogFull = story('/profit_wdtg', 'full', 'Early redemption loses', button('Redeem'), {
  part: 'dialog: redeem early',
  play: () => press('Redeem order 1'),
})
