export { WithdrawalsScreen as Screen } from './WithdrawalsScreen.tsx'
