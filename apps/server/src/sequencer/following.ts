import type { CheckpointFacts } from '@touchstone/log'

/** A place between two blocks, and what the sequencer says of it: the follower has to come to the same. */
export interface Mark {
  readonly sequence: number
  /** Of the log after that entry, lower-case hex. */
  readonly chainHash: string
  /** Of everything answered up to there since the process began: see `AnswersDigest`. */
  readonly answers: string
}

/** What a follower is asked: everything it needs is in it, so that one that was just begun again can answer too. */
export interface FollowRequest {
  /** Folder of the world. */
  readonly directory: string
  /** Entries that every replay passes over. */
  readonly quarantined: readonly number[]
  /** Entries between two snapshots. */
  readonly snapshotEvery: number
  /** The last place that was agreed on and kept; a follower that is begun anew compares from there on. */
  readonly kept: Mark
  /** How far it should come, no further. */
  readonly mark: Mark
  /** True for the last request of a stop: a snapshot is written whatever is due. */
  readonly last: boolean
}

export type Followed =
  /** Not there yet: nothing was compared. */
  | { readonly kind: 'behind'; readonly sequence: number }
  /** There, and all that was answered up to there is what the log yields. */
  | {
      readonly kind: 'agreed'
      readonly sequence: number
      /** What is to be signed now, if anything is. */
      readonly facts: CheckpointFacts | null
      /** Whether a snapshot was kept. */
      readonly kept: boolean
      /** Why the snapshot that was due could not be kept. */
      readonly problem: string | null
    }
  /** The exchange must stop: its answers, its books or its journal are not what they have to be. */
  | { readonly kind: 'broken'; readonly sequence: number; readonly reason: string }

/** Brings a follower to a mark. Throws when the follower is away or could not read: to be asked again later. */
export type Follow = (request: FollowRequest) => Promise<Followed>
