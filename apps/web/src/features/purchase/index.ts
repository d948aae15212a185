export { PurchaseRecordScreen } from './PurchaseRecordScreen.tsx'
export { PurchaseScreen } from './PurchaseScreen.tsx'
