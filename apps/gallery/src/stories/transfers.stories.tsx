import { fill, press } from '../stage/hands.ts'
import { button, story, waiting } from '../stage/story.tsx'

export default { title: 'Transfers' }

export const TransferLoading = story('/transfer', 'loading', 'Move money between your own accounts.', waiting)
export const TransferEmpty = story(
  '/transfer',
  'empty',
  'There is nothing to move in this account.',
  button('Swap the two accounts'),
)
export const TransferError = story('/transfer', 'error', 'The accounts could not be loaded.', button('Try again'))
export const TransferRefused = story('/transfer', 'refused', 'Open positions need this money', button('Transfer'), {
  refuses: { addTransfer: 'transfer_backs_positions' },
  play: async () => {
    await fill('Amount', '100')
    await press('Transfer')
  },
})
export const TransferFull = story('/transfer', 'full', 'Can be transferred now', button('Transfer'))
