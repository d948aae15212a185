import type { CheckpointFacts } from '@touchstone/log'

/** A place between two blocks with the sequencer's state and digest there: the follower must arrive at the same. */
export interface Mark {
  readonly sequence: number
  /** Hash of the log after that entry, lower-case hex. */
  readonly chainHash: string
  /** Digest of all answers up to that entry since the process began: see `AnswersDigest`. */
  readonly answers: string
}

/** A request to a follower: it holds everything needed, so that a restarted follower can answer it too. */
export interface FollowRequest {
  /** Data folder of the world. */
  readonly directory: string
  /** Entries that every replay passes over. */
  readonly quarantined: readonly number[]
  /** Entries between two snapshots. */
  readonly snapshotEvery: number
  /** The last place that was agreed on and kept; a restarted follower compares from there on. */
  readonly kept: Mark
  /** The entry to follow up to, and no further. */
  readonly mark: Mark
  /** True for the last request of a stop: a snapshot is written even if none is due. */
  readonly last: boolean
}

export type Followed =
  /** The follower has not arrived yet: nothing was compared. */
  | { readonly kind: 'behind'; readonly sequence: number }
  /** The follower has arrived, and all answers up to there equal what the log yields. */
  | {
      readonly kind: 'agreed'
      readonly sequence: number
      /** The digest to sign now, if one is due. */
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
