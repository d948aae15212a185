/*
 * The exchange's arithmetic as pure functions. Screens import them from here, so that a number on the screen is the
 * number of the engine.
 */
export { notional } from '@touchstone/protocol'
export { dayBegins, hongKongDay } from './clock/hongKongDay.ts'
export * from './contractFormulas.ts'
export * from './hosting/hostingFormulas.ts'
export * from './loans/loanFormulas.ts'
export * from './markets/priceFormulas.ts'
export * from './newCoins/coinFormulas.ts'
export { readSources } from './reference/indexPrice.ts'
export * from './spot/spotFormulas.ts'
export * from './timedOptions/optionFormulas.ts'
export { clockText } from './withdrawals/hongKong.ts'
