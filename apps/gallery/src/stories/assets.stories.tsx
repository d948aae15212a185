import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Assets' }

export const FundsLoading = story('/table1', 'loading', 'Funds account', waiting)
export const FundsEmpty = story(
  '/table1',
  'empty',
  'No history yet: it begins with the first entry of your ledger.',
  button('Get funds'),
)
export const FundsError = story('/table1', 'error', 'The balances could not be loaded.', button('Try again'))
export const FundsRefused = story('/table1', 'refused', 'Too many requests', button('Get funds'), {
  refuses: { faucet: 'rate_limited' },
  play: () => press('Get funds'),
})
export const FundsFull = story('/table1', 'full', 'Every change of these balances is in the ledger', link('Deposit'))
export const AccountsLoading = story('/table2', 'loading', 'Trading accounts', waiting)
export const AccountsEmpty = story(
  '/table2',
  'empty',
  'Nothing here yet. Transfer from your funds account to start.',
  link('Transfer'),
)
export const AccountsError = story('/table2', 'error', 'The account could not be loaded.', button('Try again'))
export const AccountsFull = story('/table2', 'full', 'At 100% positions are liquidated.', link('Transfer'))
