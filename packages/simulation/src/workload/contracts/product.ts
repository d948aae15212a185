import {
  type Command,
  type CoreQueries,
  NO_CONDITIONS,
  type PlaceConditionalContractOrder,
  type PlaceContractOrder,
} from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { GOOD_FOR_MS } from '../goodFor.ts'
import { limits } from '../limits.ts'
import type { ProductWorkload, Proposal, Shared } from '../productWorkload.ts'
import { TRAILING_STOP, trailingConditions } from '../trailing.ts'
import { ContractEdges } from './contractEdges.ts'
import { ContractFlow } from './contractFlow.ts'
import { BAD_CONTRACTS, datedContract, SIMULATED_CONTRACTS } from './listings.ts'

/** Dated contracts of one run. */
const MOST_DATED = 4
/** Of a new dated contract: some end within the run, some after a pause of the clock. */
const TERMS_MS = [75_000, 95_000, 130_000, 900_000] as const

export const CONTRACTS: ProductWorkload = {
  listings: SIMULATED_CONTRACTS,
  badListings: BAD_CONTRACTS,
  begin(draws) {
    const flow = new ContractFlow(draws)
    return {
      quotes: { share: 5, next: (core) => flow.quotes(core) },
      trading: { share: 42, next: (core) => flow.next(core), place: (core) => flow.place(core) },
      beside: { share: 8, next: (core) => conditional(draws, core, flow.place(core)) },
      terms: { share: 5, next: (core) => change(draws, core) },
      listing: new DatedContracts(draws),
      last: (now) => new ContractEdges(now).moments(),
    }
  },
}

/** The same order with an end, at times one that is refused, or as a stop that trails. */
function conditional({ random }: Draws, core: CoreQueries, order: PlaceContractOrder): PlaceConditionalContractOrder {
  const { time } = core
  const command = { ...order, type: 'PlaceConditionalContractOrder' } as const
  const listed = core.contracts.all().some(({ id }) => id === order.contract)
  if (!listed || random.chance(50)) return { ...command, ...NO_CONDITIONS, goodTill: time + random.pick(GOOD_FOR_MS) }
  const { markPrice } = core.contracts.contract(order.contract)
  return { ...command, ...TRAILING_STOP, ...trailingConditions(random, markPrice, time) }
}

function change({ random }: Draws, core: CoreQueries): Proposal {
  const contracts = core.contracts.all()
  const contract = contracts.length > 0 ? random.pick(contracts).id : 2000
  return [
    { type: 'ChangeContract', contract, ...limits(random), maxLeverage: random.pick([0, 0, 20, 60, 100]) },
    'markets',
  ]
}

/** A few while the run lasts, each with a near end. */
class DatedContracts implements Shared<Command> {
  readonly share = 60
  readonly #draws: Draws
  /** The first is listed from the beginning. */
  #listed = 1

  constructor(draws: Draws) {
    this.#draws = draws
  }

  isReady(core: CoreQueries): boolean {
    return this.#listed < MOST_DATED && core.time > 0
  }

  next(core: CoreQueries): Command {
    const { random } = this.#draws
    const expiry = core.time + random.pick(TERMS_MS) + random.below(1_000)
    return { type: 'ListContract', definition: datedContract(this.#listed++, expiry) }
  }
}
