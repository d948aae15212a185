import type { OwnerId } from '@touchstone/protocol'
import type { LiveWorld } from '../marketdata/liveWorld.ts'
import { customerFills } from '../projector/fill.ts'
import type { TrackedOrder } from '../projector/orderTracker.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { Channel } from './channel.ts'
import type { PrivateChannel } from './channelNames.ts'
import type { Outbox } from './outbox.ts'
import { BalanceSource, FillSource, OrderSource } from './privateSources.ts'
import type { StreamSocket } from './streamSocket.ts'

type OwnChannel = Channel<StreamSocket>

interface Owned<Source> {
  readonly channel: OwnChannel
  readonly source: Source
}

/** The private channels that somebody listens to. What concerns an owner goes out at the end of the turn it happened in. */
export class OwnerChannels {
  readonly #live: LiveWorld
  readonly #outbox: Outbox
  readonly #now: () => number
  readonly #orders = new Map<OwnerId, Owned<OrderSource>>()
  readonly #fills = new Map<OwnerId, Owned<FillSource>>()
  readonly #balances = new Map<OwnerId, Owned<BalanceSource>>()
  readonly #changed = new Set<OwnChannel>()

  constructor(live: LiveWorld, outbox: Outbox, now: () => number) {
    this.#live = live
    this.#outbox = outbox
    this.#now = now
  }

  channel(name: PrivateChannel, owner: OwnerId): OwnChannel {
    const { core } = this.#live.port
    if (name === 'order') return this.#in(this.#orders, name, owner, () => new OrderSource(this.#live, owner))
    if (name === 'fill') return this.#in(this.#fills, name, owner, () => new FillSource(this.#live))
    return this.#in(this.#balances, name, owner, () => new BalanceSource(core, owner))
  }

  close(channel: OwnChannel, owner: OwnerId): void {
    this.#changed.delete(channel)
    for (const owned of [this.#orders, this.#fills, this.#balances])
      if (owned.get(owner)?.channel === channel) owned.delete(owner)
  }

  take(entry: AppliedEntry, orders: readonly TrackedOrder[]): void {
    if (this.#orders.size + this.#fills.size + this.#balances.size === 0) return
    for (const order of orders) {
      const owned = this.#orders.get(order.owner)
      owned?.source.add(order)
      this.#note(owned)
    }
    for (const event of entry.events) {
      if (event.type !== 'Trade') continue
      for (const fill of customerFills(event, entry.time)) {
        const owned = this.#fills.get(fill.owner)
        owned?.source.add(fill)
        this.#note(owned)
      }
    }
    for (const { source, destination } of entry.postings) {
      this.#touchBalance(source.owner)
      if (destination.owner !== source.owner) this.#touchBalance(destination.owner)
    }
  }

  #touchBalance(owner: OwnerId): void {
    const owned = this.#balances.get(owner)
    owned?.source.touch()
    this.#note(owned)
  }

  #note(owned: Owned<unknown> | undefined): void {
    if (!owned) return
    if (this.#changed.size === 0) setImmediate(() => this.#advance())
    this.#changed.add(owned.channel)
  }

  #advance(): void {
    const now = this.#now()
    for (const channel of this.#changed) {
      for (const frame of channel.advance(now)) {
        for (const socket of channel.subscribers) this.#outbox.update(socket, frame)
      }
    }
    this.#changed.clear()
    this.#outbox.schedule()
  }

  #in<Source extends OrderSource | FillSource | BalanceSource>(
    owned: Map<OwnerId, Owned<Source>>,
    name: PrivateChannel,
    owner: OwnerId,
    make: () => Source,
  ): OwnChannel {
    let held = owned.get(owner)
    if (!held) {
      const source = make()
      held = { source, channel: new Channel<StreamSocket>(name, source, this.#now()) }
      owned.set(owner, held)
    }
    return held.channel
  }
}
