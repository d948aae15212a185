/** In which everything is hosted and paid, until an answer says so itself. */
export const CURRENCY = 'USDT'

/** Of its amounts. */
export const DECIMALS = 6
