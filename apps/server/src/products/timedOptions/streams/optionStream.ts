import type { DeliveryData, OptionId, OwnerId } from '@touchstone/protocol'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { ChannelSource } from '../../../streams/channel.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { optionTexts } from '../history/optionReading.ts'
import { optionRow } from '../history/optionRow.ts'
import { OPEN_OPTIONS, type TrackedOption } from '../projection/optionTracker.ts'

/** One owner's timed orders: the open ones, and those that changed. */
class OptionSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #owner: OwnerId
  readonly #changed = new Map<OptionId, TrackedOption>()

  constructor(live: LiveWorld, owner: OwnerId) {
    this.#live = live
    this.#owner = owner
  }

  add(option: TrackedOption): void {
    this.#changed.set(option.option, option)
  }

  advance(now: number): readonly DeliveryData[] {
    if (this.#changed.size === 0) return []
    const rows = this.#rows(this.#changed.values(), now)
    this.#changed.clear()
    return [rows]
  }

  snapshot(now: number): DeliveryData {
    return this.#rows(OPEN_OPTIONS.of(this.#live).ofOwner(this.#owner), now)
  }

  #rows(options: Iterable<TrackedOption>, now: number): DeliveryData {
    return Array.from(options, (option) => {
      const { index, asset } = optionTexts(this.#live, option.index)
      return optionRow(option, index, asset, now)
    })
  }
}

export const OPTION_STREAM = defineOwnStream({
  name: 'delivery',
  source: (live, owner) => new OptionSource(live, owner),
  tell: (_entry, live, to) => {
    for (const option of OPEN_OPTIONS.changes(live) ?? []) to(option.owner)?.add(option)
  },
})
