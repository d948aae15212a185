import type { OwnerId } from '@touchstone/protocol'

/** The owners and things that a story calls by name. */
export interface Named {
  readonly now: number
  operator(name: string): number
  owner(name: string): OwnerId
  decision(name: string): number
  withdrawal(name: string): number
}
