/** A place in the log that a payment was signed upon. */
export interface Pin {
  readonly sequence: number
  readonly chainHash: string
}

/** Tells whether a log is still the one that earlier payments were signed upon: places in it that must not have changed. */
export class Pins {
  readonly #pins: readonly Pin[]
  #next = 0

  /** In order of the sequence. A payment signed later is no pin: its place in the log has just been passed. */
  constructor(pins: readonly Pin[]) {
    this.#pins = [...pins]
  }

  /** The replica begins behind an entry, with a state in whose making all places before it were passed. */
  begin(sequence: number): void {
    while ((this.#pins[this.#next]?.sequence ?? Number.POSITIVE_INFINITY) < sequence) this.#next++
  }

  /** The replica has come to the end of a block. Throws when a payment was signed upon another history. */
  pass(sequence: number, chainHash: string): void {
    for (let pin = this.#pins[this.#next]; pin && pin.sequence <= sequence; pin = this.#pins[this.#next]) {
      if (pin.sequence !== sequence || pin.chainHash !== chainHash)
        throw new Error(`entry ${pin.sequence} is not the one that a payment was signed upon`)
      this.#next++
    }
  }

  /** The last place that the log must reach, 0 when none. */
  get last(): number {
    return this.#pins.at(-1)?.sequence ?? 0
  }
}
