import { onDemand } from '../../shared/loading/onDemand.tsx'

/** The dialog that changes an open order, loaded when it is asked for. */
export const EditOrderDialog = onDemand(async () => (await import('./EditOrder.tsx')).EditOrder)
