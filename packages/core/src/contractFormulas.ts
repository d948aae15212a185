/*
 * The arithmetic of contracts as pure functions of whole numbers: the engine, its previews, the liquidation worksheet and the
 * screens all use these and no others.
 */
export * from './contracts/arithmetic/checkLiquidation.ts'
export * from './contracts/arithmetic/closingPrices.ts'
export * from './contracts/arithmetic/funding.ts'
export * from './contracts/arithmetic/margin.ts'
export * from './contracts/arithmetic/marginTiers.ts'
export * from './contracts/arithmetic/mark.ts'
export * from './contracts/arithmetic/profit.ts'
