import type { Command, CoreQueries } from '@touchstone/protocol'
import {
  type Decided,
  Draws,
  PRODUCTS,
  proposed,
  Random,
  SIMULATED_GENESIS,
  SIMULATED_LISTINGS,
  type Source,
  Workload,
} from '@touchstone/simulation'

/** The simulator's first commands. */
export const BEGINNING: readonly Command[] = [SIMULATED_GENESIS, ...SIMULATED_LISTINGS]

/** One command of the simulator, and how long the clock runs before it, ms. */
interface Drawn {
  readonly wait: number
  readonly command: Command
}

const NEARLY_AN_HOUR_MS = 3_500_000
/** Acts until customers have money and operators their roles. */
const FOUNDING = 300
/** Of so many acts the last are hours apart, so that days pass; offers would be over before anybody took them if all were. */
const WAVE = 600
const QUIET_FROM = 500

/**
 * The simulator's own draws, and between them every product's by themselves, so that all that owes a message happens within a few
 * thousand commands; at the end the simulator's last day.
 */
export function* simulatedDay(seed: number, acts: number, core: () => CoreQueries): Generator<Drawn> {
  const random = new Random(seed)
  const workload = new Workload(new Random(seed ^ 0x2545f491), new Random(seed ^ 0x1b873593))
  const draws = new Draws(new Random(seed ^ 0x77))
  const flows = PRODUCTS.map((product) => product.begin(draws))

  const ofOneProduct = (): Command => {
    const { seldom, offers, moves = [], terms, payments } = random.pick(flows)
    const decided = [terms, payments].flatMap((one) => (one ? [decision(draws, one)] : []))
    const sources: readonly (Source<Command> | undefined)[] = [seldom, offers, ...moves, ...decided]
    const ready = sources.filter((source) => source !== undefined && (source.isReady?.(core()) ?? true))
    return (ready.length > 0 ? random.pick(ready) : workload)?.next(core()) ?? workload.next(core())
  }

  for (let act = 0; act < acts; act++) {
    const pause = act % WAVE >= QUIET_FROM && random.chance(40) ? NEARLY_AN_HOUR_MS : 0
    const wait = random.between(0, 600) + pause
    yield { wait, command: act > FOUNDING && random.chance(60) ? ofOneProduct() : workload.next(core()) }
  }
  yield* workload.lastDay(core)
}

function decision(draws: Draws, decided: Decided): Source<Command> {
  return {
    next: (core) => {
      const [action, role] = decided.next(core, draws.owner(core))
      return proposed(draws, core, action, role)
    },
  }
}
