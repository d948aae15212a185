import { type CoreEvent, type OwnerId, RECORD_KINDS, type RecordData, type RecordKind } from '@touchstone/protocol'
import type { ChannelSource } from './channel.ts'
import { defineOwnStream } from './ownStream.ts'
import type { RecordEvents } from './recordChanges.ts'

/** An owner number that no customer has. */
const NOBODY: OwnerId = 0

/** The kinds of one owner's records that changed since the last update. */
class RecordSource implements ChannelSource {
  readonly #changed = new Set<RecordKind>()

  add(kind: RecordKind): void {
    this.#changed.add(kind)
  }

  advance(): readonly RecordData[] {
    if (this.#changed.size === 0) return []
    const kinds = RECORD_KINDS.filter((kind) => this.#changed.has(kind))
    this.#changed.clear()
    return [kinds]
  }

  snapshot(): RecordData {
    return []
  }
}

/** The owner whose records an event changes. */
function customerOf(event: CoreEvent): OwnerId {
  if ('owner' in event) return event.owner
  return 'inviter' in event ? event.inviter : NOBODY
}

/** Changes of records outside the log reach the sources by another way: see `RecordChanges`. */
export function recordStream(recordEvents: RecordEvents) {
  return defineOwnStream({
    name: 'record',
    source: () => new RecordSource(),
    tell: ({ events }, _live, to) => {
      for (const event of events) {
        const kind = recordEvents.get(event.type)
        if (kind) to(customerOf(event))?.add(kind)
      }
    },
  })
}
