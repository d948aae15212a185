import type { OwnerId } from '@touchstone/protocol'
import { wholeQuotient } from '@touchstone/quantities'

/** Assets an owner's number is spread by: their places stay below. */
const PLACES = 0x1_0000

/** The cross account of an owner in one margin asset (its place in the list of assets) as one number. */
export function accountKey(owner: OwnerId, asset: number): number {
  return owner * PLACES + asset
}

export function accountOf(key: number): { readonly owner: OwnerId; readonly asset: number } {
  return { owner: wholeQuotient(key, PLACES), asset: key % PLACES }
}
