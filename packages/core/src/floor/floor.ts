import type { LotsState } from '../lots/lotsState.ts'

/** Everything below the products: what each of them may use. */
export type Floor = LotsState
