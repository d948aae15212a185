import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Purchases' }

export const PurchaseLoading = story('/buycoin', 'loading', 'Pay by bank remittance', waiting)
export const PurchaseEmpty = story('/buycoin', 'empty', 'Order the remittance first', button('Send'))
export const PurchaseError = story('/buycoin', 'error', 'The terms could not be loaded.', button('Try again'))
export const PurchaseRefused = story('/buycoin', 'refused', 'Please enter the quantity', button('Send'), {
  reader: 'newcomer',
  play: () => press('Send'),
})
export const PurchaseFull = story('/buycoin', 'full', 'One purchase is under review.', button('View bill'))
export const PurchasesLoading = story('/buycoinRecord', 'loading', 'Coins bought', waiting)
export const PurchasesEmpty = story('/buycoinRecord', 'empty', 'No purchases yet.', link('Buy coins'))
export const PurchasesError = story('/buycoinRecord', 'error', 'The list could not be loaded.', button('Try again'))
export const PurchasesFull = story('/buycoinRecord', 'full', 'Coins bought', button('View bill'))
export const BillDialogFull = story('/buycoinRecord', 'full', 'Bill', button('Close'), {
  part: 'dialog: bill of a purchase',
  play: () => press('View bill'),
})
