export { LedgerScreen } from './LedgerScreen.tsx'
export { RecordScreen } from './RecordScreen.tsx'
