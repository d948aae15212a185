import type { MarginMode } from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import { larger, smaller } from '@touchstone/quantities'
import { partOf } from './partOf.ts'

/** A position as far as closing a part of it goes. */
export interface Closable {
  readonly isLong: boolean
  readonly size: Lots
  readonly entryValue: Amount
  readonly basis: Amount
  readonly margin: Amount
}

/** What lots take out of a position with them, each rounded towards zero, and what they bring. */
export interface ClosedParts {
  readonly entry: Amount
  readonly basis: Amount
  readonly share: Amount
  /** Of the value over what the lots cost, as the customer reckons it: by the entry. */
  readonly realised: Amount
  /** What the clearing account owes (> 0) or is owed (< 0): by the basis, for earlier losses are paid already. */
  readonly due: Amount
}

/** Closing `lots` of a position at `value`, in the engine as in its previews. */
export function closedParts(position: Closable, lots: Lots, value: Amount): ClosedParts {
  const { isLong, size } = position
  const entry = partOf(position.entryValue, lots, size)
  const basis = partOf(position.basis, lots, size)
  const share = partOf(position.margin, lots, size)
  const sign = isLong ? 1n : -1n
  return { entry, basis, share, realised: sign * (value - entry), due: sign * (value - basis) }
}

/** Who pays what a position owes. */
export interface ChargeParts {
  readonly fromMargin: Amount
  readonly fromCash: Amount
  /** For the owner's other cross positions, or for nobody. */
  readonly left: Amount
}

/** A position's margin pays first, then, for a cross position, what is available. MONEY-4. */
export function chargeParts(
  owed: Amount,
  { margin, cash, marginMode }: { readonly margin: Amount; readonly cash: Amount; readonly marginMode: MarginMode },
): ChargeParts {
  const fromMargin = smaller(larger(margin, 0n), owed)
  const rest = owed - fromMargin
  const fromCash = marginMode === 'cross' ? smaller(larger(cash, 0n), rest) : 0n
  return { fromMargin, fromCash, left: rest - fromCash }
}
