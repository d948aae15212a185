/** The dialogs of a position or an order, loaded together once there is one. */
export { AdjustMargin } from './AdjustMargin.tsx'
export { CloseAll } from './CloseAll.tsx'
export { ClosePosition } from './ClosePosition.tsx'
export { EditContractOrder } from './EditContractOrder.tsx'
export { SetProtection } from './SetProtection.tsx'
