import type { CustomerCommand, Reply } from '@touchstone/protocol'

/** How a command is carried out that needs no identity: the platform's own, or the operators'. */
export interface Handling<State, Command> {
  readonly carryOut: (state: State, command: Command) => Reply
  /** Whether fields that are all in the ranges described fit each other; a command whose fields do not is `bad_command`. */
  readonly fits?: (command: Command) => boolean
  /** The answer when the command's wish was fulfilled before: nothing is done again. */
  readonly repeated?: (state: State, command: Command) => Reply | undefined
  /** Also taken while the clock stands. */
  readonly whileStopped?: true
  /** Also taken before there is an exchange. */
  readonly beforeGenesis?: true
}

/**
 * How a customer's command is carried out: it has an identity and is answered once (IDEM-1). A command out of range, or
 * whose fields do not fit each other, is `bad_command` and not remembered.
 */
export interface CustomerHandling<State, Command> {
  readonly carryOut: (state: State, command: Command) => Reply
  /** As in {@link Handling}. */
  readonly fits?: (command: Command) => boolean
  /** Both the ranges described and {@link fits}, written by hand for a command that comes often. */
  readonly isUnderstood?: (command: Command) => boolean
}

/** A handling whose own types are forgotten. */
export interface AnyHandling<State, Command> extends Handling<State, Command>, CustomerHandling<State, Command> {}

/** A handling as the exchange looks it up. */
export interface CheckedHandling<State, Command> extends AnyHandling<State, Command> {
  /** Whether every field is in range and the fields fit each other. */
  readonly isUnderstood: (command: Command) => boolean
  /** Whether the command has an identity and is answered once. */
  readonly isCustomers: boolean
}

/** The handling that fits a command: commands of customers have an identity. */
export type HandlingOf<State, Command> = Command extends CustomerCommand
  ? CustomerHandling<State, Command>
  : Handling<State, Command>
