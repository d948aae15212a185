export { WithdrawalScreen as Screen } from './WithdrawalScreen.tsx'
