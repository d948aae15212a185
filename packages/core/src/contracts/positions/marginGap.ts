import type { Amount } from '@touchstone/quantities'
import { larger } from '@touchstone/quantities'
import { initialMargin } from '../arithmetic/margin.ts'
import type { CrossPosition } from '../risk/crossAccount.ts'

/** A cross position as far as its margin is concerned. */
export interface Backed {
  readonly entryValue: Amount
  /** At the mark price. */
  readonly value: Amount
  readonly leverage: number
  readonly margin: Amount
  readonly unrealised: Amount
}

/**
 * The amount by which the margins and profits of an account's cross positions together fall short of their initial margins,
 * each of the entry or the mark value, whichever is larger: that much of the available money must stay in the wallet. Losses
 * count alike whether the clearing account has collected them or not. MONEY-5.
 */
export function marginGap(positions: readonly Backed[]): Amount {
  const gap = positions.reduce((sum, { entryValue, value, leverage, margin, unrealised }) => {
    return sum + initialMargin(larger(entryValue, value), leverage) - margin - unrealised
  }, 0n)
  return larger(gap, 0n)
}

export function backedOf({ position, value, unrealised }: CrossPosition): Backed {
  const { entryValue, leverage, margin } = position
  return { entryValue, value, leverage, margin, unrealised }
}
