import { fill } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Spot' }

export const SpotLoading = story('/deal?symbol=BTCUSDT', 'loading', '', waiting)
export const SpotEmpty = story('/deal?symbol=BTCUSDT', 'empty', 'No open orders', link('Set it now'))
export const SpotError = story('/deal?symbol=BTCUSDT', 'error', 'Something went wrong on our side', button('Try again'))
export const SpotRefused = story('/deal?symbol=BTCUSDT', 'refused', 'Insufficient balance', button('Buy'), {
  refuses: { tryOrder: 'insufficient_balance' },
  play: async () => {
    await fill('Price', '60000')
    await fill('Amount', '2')
  },
})
export const SpotFull = story('/deal?symbol=BTCUSDT', 'full', 'Enter a price and an amount', button('Sell'))
