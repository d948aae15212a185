export { BuycoinRecordScreen } from './BuycoinRecordScreen.tsx'
export { BuycoinScreen } from './BuycoinScreen.tsx'
