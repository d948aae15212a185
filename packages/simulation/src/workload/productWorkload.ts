import type { Command, CoreQueries, OperatorAction, OperatorRole, OwnerId } from '@touchstone/protocol'
import type { CustomerAct, Draws } from './draws.ts'

/** A command that is sent now and then. */
export interface Source<Sent> {
  next(core: CoreQueries): Sent
  /** Whether it can be sent now; always, when absent. */
  isReady?(core: CoreQueries): boolean
}

export interface Shared<Sent> extends Source<Sent> {
  /** Its share of a hundred draws. */
  readonly share: number
}

/** A decision, and the role that may propose it. */
export type Proposal = readonly [OperatorAction, OperatorRole]

export interface Decided {
  readonly share: number
  /** `owner`: the customer of decisions about one. */
  next(core: CoreQueries, owner: OwnerId): Proposal
}

export interface Trading extends Shared<CustomerAct> {
  /** An order under the id of another request. */
  place(core: CoreQueries): CustomerAct
}

/** One command, and how long the clock runs before it. */
export interface Moment {
  readonly wait: number
  readonly command: Command
}

/** The part of one product in the flow of commands. Shares are of the flow in which each list is drawn. */
export interface ProductFlow {
  /** The house's quotes. */
  readonly quotes?: Shared<Command>
  readonly trading?: Trading
  /** Trading that happens seldom, equally often for each of these products. */
  readonly seldom?: Source<CustomerAct>
  /** Money that comes in, goes out or changes its asset. */
  readonly moves?: readonly Shared<Command>[]
  /** Offers of operators to customers. */
  readonly offers?: Shared<Command>
  /** Changes of terms by operators. */
  readonly terms?: Decided
  /** Payments of operators to customers. */
  readonly payments?: Decided
  /** Listings while trading goes on. */
  readonly listing?: Shared<Command>
  /** Acts drawn beside all others, where the simulation has them (`PRODUCTS_BESIDE`). */
  readonly beside?: Shared<Command>
  /** Edges that chance hardly ever meets, the same at the end of every run. */
  readonly last?: (core: () => CoreQueries) => Generator<Moment>
}

/** A product as the workload knows it: the one value that each product adds. */
export interface ProductWorkload {
  /** Right after Genesis. */
  readonly listings: readonly Command[]
  /** Definitions that a careless operator might send: each is refused. */
  readonly badListings: readonly Command[]
  begin(draws: Draws): ProductFlow
}

/** The item into whose share a draw from 0 to 99 falls; an item that cannot be sent now leaves its share to the next one. */
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
