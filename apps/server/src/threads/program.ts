import type { Calls, Peer, Service } from './conversation.ts'

/** What an owner can ask of a program, and the program of its owner. */
export interface Boundary {
  readonly program: Calls
  readonly owner: Calls
}

/** A part of the server that knows nothing of its owner but messages. */
export interface RunningProgram<Its extends Boundary> {
  readonly service: Service<Its['program']>
  /** The owner is gone: whatever it borrowed is taken back. Not told on a thread, which is gone with its owner. */
  ownerGone?(): void | Promise<void>
}

/**
 * `alive` gives a sign of life at once: for work that keeps the thread from giving it by itself for seconds, between its
 * parts, so that it is not taken for a loop that never returns.
 */
export type Program<Its extends Boundary> = (owner: Peer<Its['owner']>, alive: () => void) => RunningProgram<Its>

/** A program that was begun by one of the carriers. */
export interface Begun<Its extends Boundary> {
  readonly peer: Peer<Its['program']>
  /** Resolves with the reason when it is over. Never rejects. */
  readonly ended: Promise<string>
  /** Ends it from outside, whatever it is doing. */
  end(reason: string): Promise<void>
}

/** One way for a program to run and for messages to reach it. */
export type Carrier<Its extends Boundary> = (service: Service<Its['owner']>) => Begun<Its>
