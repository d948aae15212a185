import type { OwnerId } from '@touchstone/protocol'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { ChannelSource } from './channel.ts'

/** A private channel, with an update of its own for each owner who listens. */
export interface OwnStream<Source extends ChannelSource = ChannelSource> {
  /** As clients name it. */
  readonly name: string
  /**
   * at_once: at the end of the turn of the change; by_clock: at most twice a second, for figures that move with every price;
   * both: for changes and for figures that move.
   */
  readonly pace: 'at_once' | 'by_clock' | 'both'
  /** Makes the channel for one world. */
  open(live: LiveWorld): OpenStream<Source>
}

/** A private channel in one world, with a source for each owner who listens. */
export interface OpenStream<Source extends ChannelSource = ChannelSource> {
  /** A new source, which takes in every entry from now on. */
  add(owner: OwnerId): Source
  /** Undefined when the owner has no listener. */
  of(owner: OwnerId): Source | undefined
  remove(owner: OwnerId): void
  /** Gives the entry to the sources; calls `changed` with each owner whose source took something in. */
  take(entry: AppliedEntry, changed: (owner: OwnerId) => void): void
}

/** The sources of owners with a listener. Asking for a source marks it as changed. */
export type ToldSource<Source> = (owner: OwnerId) => Source | undefined

interface Description<Source> {
  readonly name: string
  readonly pace?: OwnStream['pace']
  source(live: LiveWorld, owner: OwnerId): Source
  /** Gives the entry to the sources of the owners it concerns. Not called while there are no listeners. */
  tell(entry: AppliedEntry, live: LiveWorld, to: ToldSource<Source>): void
}

/** Makes a private channel from its source. The streams behind it know no field of its updates. */
export function defineOwnStream<Source extends ChannelSource>({
  name,
  pace = 'at_once',
  source,
  tell,
}: Description<Source>): OwnStream<Source> {
  return {
    name,
    pace,
    open(live) {
      const sources = new Map<OwnerId, Source>()
      return {
        add(owner) {
          const added = source(live, owner)
          sources.set(owner, added)
          return added
        },
        of: (owner) => sources.get(owner),
        remove: (owner) => void sources.delete(owner),
        take(entry, changed) {
          if (sources.size === 0) return
          tell(entry, live, (owner) => {
            const told = sources.get(owner)
            if (told) changed(owner)
            return told
          })
        },
      }
    },
  }
}
