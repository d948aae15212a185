/** The dialogs of a position or an order, loaded together once there is one. */
export { CloseAll } from './CloseAll.tsx'
export { EditContractOrder } from './EditContractOrder.tsx'
export { PositionDialog } from './PositionDialog.tsx'
export { SetProtection } from './SetProtection.tsx'
