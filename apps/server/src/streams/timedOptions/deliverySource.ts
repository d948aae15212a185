import type { DeliveryData, OptionId, OwnerId } from '@touchstone/protocol'
import { deliveryRow } from '../../history/timedOptions/deliveryRow.ts'
import { optionTexts } from '../../history/timedOptions/optionReading.ts'
import type { LiveWorld } from '../../live/liveWorld.ts'
import { OPEN_OPTIONS, type TrackedOption } from '../../projector/timedOptions/optionTracker.ts'
import type { ChannelSource } from '../channel.ts'

/** One owner's timed orders: the open ones, and those that changed. */
export class DeliverySource implements ChannelSource {
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
      return deliveryRow(option, index, asset, now)
    })
  }
}
