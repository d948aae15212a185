/** `pending`: a stop waits for its trigger. `open`: rests in the book. `closed`: see the close reason. */
export type OrderState = keyof typeof ORDER_STATES

/** The number of each state in the log, for ever. */
export const ORDER_STATES = { pending: 0, open: 1, closed: 2 } as const
