/** In which everything is lent and paid back, until an answer says so itself. */
export const CURRENCY = 'USDT'

/** Of its amounts. */
export const DECIMALS = 6
