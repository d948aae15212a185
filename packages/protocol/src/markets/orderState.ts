/** `pending`: a stop waits for its trigger. `open`: rests in the book. `closed`: see the close reason. */
export type OrderState = 'pending' | 'open' | 'closed'
