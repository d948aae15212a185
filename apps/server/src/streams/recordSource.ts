import { RECORD_KINDS, type RecordData, type RecordKind } from '@touchstone/protocol'
import type { ChannelSource } from './channel.ts'

/** The kinds of one owner's records that changed since the last word. */
export class RecordSource implements ChannelSource {
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
