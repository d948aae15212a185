import type { Calls, Peer, Service } from './conversation.ts'

/** The calls of a program, and the calls of its owner. */
export interface Boundary {
  readonly program: Calls
  readonly owner: Calls
}

/** A part of the server that communicates with its owner by messages alone. */
export interface RunningProgram<Its extends Boundary> {
  readonly service: Service<Its['program']>
  /** The owner is gone: everything borrowed from it is released. Not called on a thread, which ends with its owner. */
  ownerGone?(): void | Promise<void>
}

/**
 * `alive` gives a sign of life at once: called between the parts of work that keeps the thread busy for seconds, so that the
 * work is not taken for a loop that never returns.
 */
export type Program<Its extends Boundary> = (owner: Peer<Its['owner']>, alive: () => void) => RunningProgram<Its>

/** A running program. */
export interface Begun<Its extends Boundary> {
  readonly peer: Peer<Its['program']>
  /** Resolves with the reason when the program has ended. Never rejects. */
  readonly ended: Promise<string>
  /** Ends the program from outside, whatever it is doing. */
  end(reason: string): Promise<void>
}

/** A way to run a program and to carry messages to it. */
export type Carrier<Its extends Boundary> = (service: Service<Its['owner']>) => Begun<Its>
