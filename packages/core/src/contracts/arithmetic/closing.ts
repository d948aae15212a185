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

/** The shares of a position that leave it with closed lots, each rounded towards zero, and the profit of those lots. */
export interface ClosedParts {
  readonly entry: Amount
  readonly basis: Amount
  readonly share: Amount
  /** Of the lots' value over their cost, as the customer reckons it: by the entry. */
  readonly realised: Amount
  /** The amount that the clearing account owes (> 0) or is owed (< 0): by the basis, because earlier losses are paid already. */
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

/** The sources that pay what closed lots have lost, with their amounts. */
export interface LossParts {
  /** Out of the lots' share of the margin. */
  readonly fromShare: Amount
  /** The rest of that share: the owner's again. */
  readonly freed: Amount
  /** The rest of the loss. */
  readonly left: Amount
}

/** The closed lots' share of the margin pays first. CLEAR-2. */
export function lossParts({ share, due }: Pick<ClosedParts, 'share' | 'due'>): LossParts {
  const loss = due < 0n ? -due : 0n
  const fromShare = smaller(share, loss)
  return { fromShare, freed: share - fromShare, left: loss - fromShare }
}

/** A fill as it meets a position: the part that closes the opposite one, and the rest, which opens. */
export interface FillParts {
  readonly closes: Lots
  /** The value of the closing lots, rounded towards zero; the rest of the fill's belongs to the lots that open. */
  readonly exit: Amount
  /** Signed as they change the position. */
  readonly opens: number
  readonly openValue: Amount
}

/** How many of `lots` would close something of `held`, both signed. */
export function closingLots(held: number, lots: number): Lots {
  if (held === 0 || held > 0 === lots > 0) return 0
  return Math.min(Math.abs(held), Math.abs(lots))
}

/** A fill of `lots` meets a position of `held`, both signed: in the engine as in its previews. */
export function fillParts(held: number, lots: number, value: Amount): FillParts {
  const closes = closingLots(held, lots)
  const exit = partOf(value, closes, Math.abs(lots))
  return { closes, exit, opens: lots < 0 ? lots + closes : lots - closes, openValue: value - exit }
}

/** The sources that pay a position's loss, with their amounts. */
export interface ChargeParts {
  readonly fromMargin: Amount
  readonly fromCash: Amount
  /** The rest of the debt: owed by the owner's other cross positions, or unpaid. */
  readonly left: Amount
}

/** A position's margin pays first, then, for a cross position, the available money. MONEY-4. */
export function chargeParts(
  owed: Amount,
  { margin, cash, marginMode }: { readonly margin: Amount; readonly cash: Amount; readonly marginMode: MarginMode },
): ChargeParts {
  const fromMargin = smaller(larger(margin, 0n), owed)
  const rest = owed - fromMargin
  const fromCash = marginMode === 'cross' ? payableInCash(rest, cash) : 0n
  return { fromMargin, fromCash, left: rest - fromCash }
}

/** The part of a debt that the available money pays. */
export function payableInCash(owed: Amount, cash: Amount): Amount {
  return smaller(larger(cash, 0n), owed)
}
