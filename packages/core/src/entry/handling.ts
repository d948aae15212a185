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

/** How a customer's command is carried out: it has an identity and is answered once. IDEM-1. */
export interface CustomerHandling<State, Command> {
  readonly carryOut: (state: State, command: Command) => Reply
  /** Whether it says something at all; one that does not is not remembered either. */
  readonly isUnderstood: (command: Command) => boolean
}

/** One of either, as it is looked up. */
export interface AnyHandling<State, Command> extends Handling<State, Command> {
  readonly isUnderstood?: (command: Command) => boolean
}

/** What fits a command: customers' have an identity. */
export type HandlingOf<State, Command> = Command extends CustomerCommand
  ? CustomerHandling<State, Command>
  : Handling<State, Command>
