export { TreasuryScreen as Screen } from './TreasuryScreen.tsx'
