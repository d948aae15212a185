/**
 * Why a world stopped taking commands: an entry could not be applied, or a law of the exchange does not hold. Reads of memory go on;
 * nothing more is appended until an operator has resolved it.
 */
export interface Halt {
  readonly sequence: number
  readonly reason: string
}

/** An entry on which `apply` threw. It had no effect; until it is quarantined no replica goes past it. */
export class PoisonEntry extends Error {
  override readonly name = 'PoisonEntry'
  readonly sequence: number
  constructor(sequence: number, cause: unknown) {
    super(`entry ${sequence} cannot be applied: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.sequence = sequence
  }
}

/** The state after an entry breaks a law of the exchange, or cannot be looked over at all: a bug. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken'
  readonly sequence: number
  constructor(sequence: number, cause: unknown) {
    super(`the state after entry ${sequence} is not sound: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.sequence = sequence
  }
}
