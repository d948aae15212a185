import { fill, press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Timed options' }

export const TimedOptionsLoading = story('/deal_jg?symbol=BTCUSDT', 'loading', '', waiting)
export const TimedOptionsEmpty = story('/deal_jg?symbol=BTCUSDT', 'empty', 'In the delivery account', link('Transfer'))
export const TimedOptionsError = story(
  '/deal_jg?symbol=BTCUSDT',
  'error',
  'Something went wrong on our side',
  button('Try again'),
)
export const TimedOptionsRefused = story(
  '/deal_jg?symbol=BTCUSDT',
  'refused',
  'Cannot be lower than',
  button('Bullish'),
  { play: () => fill('Amount', '1') },
)
export const TimedOptionsFull = story('/deal_jg?symbol=BTCUSDT', 'full', 'How it is decided', button('Bullish'))
export const TimedPositionsLoading = story('/jgcc', 'loading', 'Delivery positions', waiting)
export const TimedPositionsEmpty = story('/jgcc', 'empty', 'No open timed orders.', button('Show the last 90 days'))
export const TimedPositionsError = story('/jgcc', 'error', 'The list could not be loaded.', button('Try again'))
export const TimedPositionsFull = story('/jgcc', 'full', 'Totals of the settled orders', button('Receipt of order 1'))
export const ReceiptDialogFull = story('/jgcc', 'full', 'Receipt of order 1', button('Close'), {
  part: 'dialog: receipt of a timed order',
  play: () => press('Receipt of order 1'),
})
