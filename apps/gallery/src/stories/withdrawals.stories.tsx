import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Withdrawals' }

export const WithdrawLoading = story('/money', 'loading', 'Withdraw', waiting)
export const WithdrawEmpty = story(
  '/money',
  'empty',
  'Why not more: Insufficient balance (top up first).',
  link('Go to deposit'),
)
export const WithdrawError = story('/money', 'error', 'Your withdrawal terms could not be loaded.', button('Try again'))
export const WithdrawRefused = story('/money', 'refused', 'Insufficient balance', link('Go to deposit'), {
  reader: 'newcomer',
})
export const WithdrawFull = story('/money', 'full', 'of turnover is still needed', link('Trade now'))
export const WithdrawalsLoading = story(
  '/moneyRecord',
  'loading',
  'Every request, its state, and what happened to it.',
  waiting,
)
export const WithdrawalsEmpty = story('/moneyRecord', 'empty', 'No withdrawals yet.', link('Withdraw'))
export const WithdrawalsError = story('/moneyRecord', 'error', 'The list could not be loaded.', button('Try again'))
export const WithdrawalsRefused = story(
  '/moneyRecord',
  'refused',
  'This withdrawal can no longer be taken back',
  button('Take it back'),
  {
    refuses: { cancelWithdraw: 'withdrawal_not_cancelable' },
    play: async () => {
      await press('Take back')
      await press('Take it back')
    },
  },
)
export const WithdrawalsFull = story('/moneyRecord', 'full', 'Every request, its state', button('Take back'))
export const AddressesLoading = story(
  '/address',
  'loading',
  'Withdrawals on the chain go only to addresses in this book.',
  waiting,
)
export const AddressesEmpty = story('/address', 'empty', 'No withdrawal address yet.', button('Add an address'))
export const AddressesError = story('/address', 'error', 'The addresses could not be loaded.', button('Try again'))
export const AddressesRefused = story('/address', 'refused', 'Please enter', button('Add the address'), {
  play: async () => {
    await press('Add an address')
    await press('Add the address')
  },
})
export const AddressesFull = story('/address', 'full', 'Withdrawals on the chain go only', button('Remove'))
export const BankFull = story('/money?way=bank', 'full', 'Payee name', button('Withdraw'), {
  part: 'withdrawal to a bank',
})
export const TakeBackDialogFull = story('/moneyRecord', 'full', 'Take', button('Take it back'), {
  part: 'dialog: take a withdrawal back',
  play: () => press('Take back'),
})
export const WithdrawalDialogFull = story('/moneyRecord', 'full', 'To an address', button('Close'), {
  part: 'dialog: one withdrawal',
  play: () => press('Details'),
})
export const AddressFormFull = story('/address', 'full', 'Remark', button('Add the address'), {
  part: 'form of a new address',
  play: () => press('Add an address'),
})
export const RemoveDialogFull = story('/address', 'full', 'Transaction password', button('Remove'), {
  part: 'dialog: remove an address',
  play: () => press('Remove'),
})
