import { INSTRUMENT_CLASSES, type InstrumentClass } from '@touchstone/protocol'
import { type Random, seededRandom } from '@touchstone/quantities'
import { CLASS_TERMS } from '../catalogue/classTerms.ts'
import { normal } from '../feed/random.ts'

export type ClassShocks = Readonly<Record<InstrumentClass, number>>

/** One step's standard normal moves of all classes: a part that moves the whole world, and each class's own. */
export function drawClassShocks(random: Random): ClassShocks {
  const world = normal(random)
  const drawn = INSTRUMENT_CLASSES.map((kind) => [kind, mixed(kind, world, normal(random))] as const)
  return Object.fromEntries(drawn) as Record<InstrumentClass, number>
}

/** The same for `steps` steps of the past, class by class as they are asked for: the order of asking changes nothing. */
export class ShockTape {
  readonly #seed: number
  readonly #world: Float64Array
  readonly #classes = new Map<InstrumentClass, Float64Array>()

  constructor(seed: number, steps: number) {
    this.#seed = seed
    const random = seededRandom(seed)
    this.#world = Float64Array.from({ length: steps }, () => normal(random))
  }

  of(kind: InstrumentClass): Float64Array {
    const made = this.#classes.get(kind)
    if (made) return made
    const random = seededRandom(this.#seed + 1 + INSTRUMENT_CLASSES.indexOf(kind))
    const tape = this.#world.map((world) => mixed(kind, world, normal(random)))
    this.#classes.set(kind, tape)
    return tape
  }
}

function mixed(kind: InstrumentClass, world: number, own: number): number {
  const { worldShare } = CLASS_TERMS[kind]
  return worldShare * world + Math.sqrt(1 - worldShare * worldShare) * own
}
