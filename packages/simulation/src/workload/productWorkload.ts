import type { Command, CoreQueries, OperatorAction, OperatorRole, OwnerId } from '@touchstone/protocol'
import type { CustomerAct, Draws } from './draws.ts'

/** Something that is sent now and then. */
export interface Source<Sent> {
  next(core: CoreQueries): Sent
  /** Whether there is anything to send; always, when absent. */
  isReady?(core: CoreQueries): boolean
}

export interface Shared<Sent> extends Source<Sent> {
  /** How many of a hundred draws are its own. */
  readonly share: number
}

/** A decision, and the role of those who may propose it. */
export type Proposal = readonly [OperatorAction, OperatorRole]

export interface Decided {
  readonly share: number
  /** `owner`: a customer it may be about. */
  next(core: CoreQueries, owner: OwnerId): Proposal
}

export interface Trading extends Shared<CustomerAct> {
  /** An order that is placed under the id of another request. */
  place(core: CoreQueries): CustomerAct
}

/** One command, and how long the clock goes on before it. */
export interface Moment {
  readonly wait: number
  readonly command: Command
}

/** What one product adds to the flow of commands. Shares are of the flow that each list is drawn in. */
export interface ProductFlow {
  /** The house's quotes. */
  readonly quotes?: Shared<Command>
  readonly trading?: Trading
  /** Trading that happens seldom: each of these products as often as the next. */
  readonly seldom?: Source<CustomerAct>
  /** Money that comes in, goes out or changes its asset. */
  readonly moves?: readonly Shared<Command>[]
  /** What operators offer to customers. */
  readonly offers?: Shared<Command>
  /** What operators change of its terms. */
  readonly terms?: Decided
  /** What operators pay to customers. */
  readonly payments?: Decided
  /** What is listed while trading goes on. */
  readonly listing?: Shared<Command>
  /** Acts drawn beside all others, where the simulation has them (`PRODUCTS_BESIDE`). */
  readonly beside?: Shared<Command>
  /** Edges that chance hardly ever meets, the same at the end of every run. */
  readonly last?: (core: () => CoreQueries) => Generator<Moment>
}

/** A product as the workload knows it: the one value that it adds. */
export interface ProductWorkload {
  /** Right after Genesis. */
  readonly listings: readonly Command[]
  /** Definitions that a careless operator might send: each is refused. */
  readonly badListings: readonly Command[]
  begin(draws: Draws): ProductFlow
}

/** The one whose share a draw from 0 to 99 falls into; what is not ready leaves its share to the next of the list. */
export function drawn<Each extends { readonly share: number; isReady?(core: CoreQueries): boolean }>(
  dice: number,
  list: readonly Each[],
  core: CoreQueries,
): Each | undefined {
  let end = 0
  return list.find((each) => {
    end += each.share
    return dice < end && (each.isReady?.(core) ?? true)
  })
}
