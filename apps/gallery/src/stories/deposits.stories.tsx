import { press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Deposits' }

export const DepositLoading = story('/recharge', 'loading', 'Deposit', waiting)
export const DepositEmpty = story('/recharge', 'empty', 'No deposits yet.', button('Show my address'))
export const DepositError = story(
  '/recharge',
  'error',
  'The terms of deposits could not be loaded.',
  button('Try again'),
)
export const DepositRefused = story('/recharge', 'refused', 'Please', button('Show my address'), {
  reader: 'newcomer',
  play: () => press('Show my address'),
})
export const DepositFull = story(
  '/recharge',
  'full',
  'Other coins or chains cannot be recovered.',
  button('Copy the address'),
)
export const DepositsLoading = story(
  '/rechargeRecord',
  'loading',
  'Deposits over the chain, and the forms you sent.',
  waiting,
)
export const DepositsEmpty = story('/rechargeRecord', 'empty', 'No deposits yet.', link('Deposit'))
export const DepositsError = story('/rechargeRecord', 'error', 'The list could not be loaded.', button('Try again'))
export const DepositsFull = story('/rechargeRecord', 'full', 'Deposits over the chain', button('Copy'))
