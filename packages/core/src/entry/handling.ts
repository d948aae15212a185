import type { CustomerCommand, Reply } from '@touchstone/protocol'

/** How a command is carried out that needs no identity: the platform's own, or the operators'. */
export interface Handling<State, Command> {
  readonly carryOut: (state: State, command: Command) => Reply
  /** The answer when what it asks for was done before: nothing is done again. */
  readonly repeated?: (state: State, command: Command) => Reply | undefined
  /** Also taken while the clock stands. */
  readonly whileStopped?: true
  /** Also taken before there is an exchange. */
  readonly beforeGenesis?: true
}

/**
 * How a customer's command is carried out: it has an identity and is answered once (IDEM-1). One that does not say anything
 * is not remembered either: its fields are in the ranges described, and fit each other.
 */
export interface CustomerHandling<State, Command> {
  readonly carryOut: (state: State, command: Command) => Reply
  /** Whether fields that are all in range fit each other. */
  readonly fits?: (command: Command) => boolean
  /** Both together, written by hand for a command that comes often. */
  readonly isUnderstood?: (command: Command) => boolean
}

/** A command as it is looked up. */
export interface AnyHandling<State, Command> extends Handling<State, Command>, CustomerHandling<State, Command> {}

/** What fits a command: customers' have an identity. */
export type HandlingOf<State, Command> = Command extends CustomerCommand
  ? CustomerHandling<State, Command>
  : Handling<State, Command>
