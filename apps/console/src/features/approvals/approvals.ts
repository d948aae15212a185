export { ApprovalsScreen as Screen } from './ApprovalsScreen.tsx'
