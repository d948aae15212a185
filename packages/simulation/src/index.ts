// What programs that let the simulated customers act need of them.
export * from './workload/draws.ts'
export * from './workload/listings.ts'
export * from './workload/people.ts'
export * from './workload/products.ts'
export type { Decided, Source } from './workload/productWorkload.ts'
export * from './workload/workload.ts'
export * from './world/genesis.ts'
export * from './world/random.ts'
