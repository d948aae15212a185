import type { LotsState } from '../lots/lotsState.ts'

/** Everything below the products, for each of them to use. */
export type Floor = LotsState
