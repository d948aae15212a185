/** What can be done to a position or an order in a dialog: loaded together, when there is something to do it to. */
export { AdjustMargin } from './AdjustMargin.tsx'
export { CloseAll } from './CloseAll.tsx'
export { ClosePosition } from './ClosePosition.tsx'
export { EditContractOrder } from './EditContractOrder.tsx'
export { SetProtection } from './SetProtection.tsx'
