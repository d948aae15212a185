export * from './amount.ts'
export * from './limits.ts'
export * from './rate.ts'
export * from './units.ts'
