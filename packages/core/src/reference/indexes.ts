import type { IndexId } from '@touchstone/protocol'
import type { ReferenceIndex } from './referenceIndex.ts'

/** The listed indexes, in order of listing. */
export class Indexes {
  readonly #byId = new Map<IndexId, ReferenceIndex>()

  get count(): number {
    return this.#byId.size
  }

  add(index: ReferenceIndex): void {
    this.#byId.set(index.definition.id, index)
  }

  byId(id: IndexId): ReferenceIndex | undefined {
    return this.#byId.get(id)
  }

  all(): Iterable<ReferenceIndex> {
    return this.#byId.values()
  }
}
