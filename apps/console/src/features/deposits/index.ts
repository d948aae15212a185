export { DepositsScreen as Screen } from './DepositsScreen.tsx'
