/** `pending`: a stop waits for its trigger. `open`: rests in the book. `closed`: see the close reason. */
export type OrderState = keyof typeof ORDER_STATES

/** What is written for each state, for ever. */
export const ORDER_STATES = { pending: 0, open: 1, closed: 2 } as const
