export { CustodyScreen as Screen } from './CustodyScreen.tsx'
