import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Records' }

export const RecordsLoading = story('/record', 'loading', 'Fund records', waiting)
export const RecordsEmpty = story('/record', 'empty', 'Nothing in this period.', button('Show the last 90 days'))
export const RecordsError = story('/record', 'error', 'The list could not be loaded.', button('Try again'))
export const RecordsFull = story('/record', 'full', 'Fund records', button('Export CSV'))
export const LedgerLoading = story('/accountRecord', 'loading', 'Every change of your balances, in order.', waiting)
export const LedgerEmpty = story('/accountRecord', 'empty', 'Nothing in this period.', button('Show the last 90 days'))
export const LedgerError = story('/accountRecord', 'error', 'The list could not be loaded.', button('Try again'))
export const LedgerFull = story('/accountRecord', 'full', 'Statement of account', button('Statement as PDF'))
export const OpenOrdersLoading = story('/all', 'loading', 'Open orders', waiting)
export const OpenOrdersEmpty = story('/all', 'empty', 'No open orders.', link('Deposit'))
export const OpenOrdersError = story('/all', 'error', 'The connection to the exchange was lost.', link('Ledger'), {
  isLost: true,
})
export const OpenOrdersRefused = story(
  '/all',
  'refused',
  'The order does not exist or is already closed',
  button('Cancel'),
  { refuses: { cancelOrder: 'order_not_found', cancelContract: 'order_not_found' }, play: () => press('Cancel') },
)
export const OpenOrdersFull = story('/all', 'full', 'Spot orders', button('Cancel all'))
export const FillsLoading = story('/dealList', 'loading', 'Trade records', waiting)
export const FillsEmpty = story('/dealList', 'empty', 'Nothing in this period.', button('Show the last 90 days'))
export const FillsError = story('/dealList', 'error', 'The list could not be loaded.', button('Try again'))
export const FillsFull = story('/dealList', 'full', 'Trade records', button('Export CSV'))
export const CancelAllDialogFull = story('/all', 'full', 'Cancel', button('Cancel all'), {
  part: 'dialog: cancel all orders',
  play: () => press('Cancel all'),
})
export const EditDialogFull = story('/all', 'full', 'Price', button('Save'), {
  part: 'dialog: change an order',
  play: () => press('Edit'),
})
export const TransfersEmpty = story(
  '/record?type=transfer',
  'empty',
  'Nothing in this period.',
  button('Show the last 90 days'),
  { part: 'records of transfers' },
)
export const TransfersFull = story('/record?type=transfer', 'full', 'Funds', button('Export CSV'), {
  part: 'records of transfers',
})
export const WithdrawnFull = story('/record?type=withdrawal', 'full', 'Withdrawals', button('Export CSV'), {
  part: 'records of withdrawals',
})
