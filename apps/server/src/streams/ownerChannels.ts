import type { CoreEvent, OwnerId, RecordKind } from '@touchstone/protocol'
import type { LiveWorld } from '../live/liveWorld.ts'
import { customerContractFills } from '../projector/contracts/contractFill.ts'
import { OPEN_CONTRACTS } from '../projector/contracts/openContracts.ts'
import { closedRecord } from '../projector/contracts/positionRecord.ts'
import { customerFills } from '../projector/spot/fill.ts'
import { OPEN_ORDERS } from '../projector/spot/orderTracker.ts'
import { OPEN_OPTIONS } from '../projector/timedOptions/optionTracker.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { Channel, type ChannelSource } from './channel.ts'
import type { PrivateChannel } from './channelNames.ts'
import { ContractOrderSource, PositionSource } from './contracts/contractSources.ts'
import type { Outbox } from './outbox.ts'
import { BalanceSource, FillSource, OrderSource } from './privateSources.ts'
import type { RecordEvents } from './recordChanges.ts'
import { RecordSource } from './recordSource.ts'
import type { StreamSocket } from './streamSocket.ts'
import { DeliverySource } from './timedOptions/deliverySource.ts'

type OwnChannel = Channel<StreamSocket>

interface Owned<Source> {
  readonly channel: OwnChannel
  readonly source: Source
}

/** The channels of one name by owner. */
type ByOwner<Source> = Map<OwnerId, Owned<Source>>

interface OwnerChannelParts {
  readonly outbox: Outbox
  readonly now: () => number
  readonly recordEvents: RecordEvents
}

/** The private channels that somebody listens to. What concerns an owner goes out at the end of the turn it happened in. */
export class OwnerChannels {
  readonly #live: LiveWorld
  readonly #outbox: Outbox
  readonly #now: () => number
  readonly #recordEvents: RecordEvents
  readonly #orders: ByOwner<OrderSource> = new Map()
  readonly #fills: ByOwner<FillSource> = new Map()
  readonly #balances: ByOwner<BalanceSource> = new Map()
  readonly #contractOrders: ByOwner<ContractOrderSource> = new Map()
  readonly #positions: ByOwner<PositionSource> = new Map()
  readonly #deliveries: ByOwner<DeliverySource> = new Map()
  readonly #records: ByOwner<RecordSource> = new Map()
  readonly #changed = new Set<OwnChannel>()

  constructor(live: LiveWorld, { outbox, now, recordEvents }: OwnerChannelParts) {
    this.#live = live
    this.#outbox = outbox
    this.#now = now
    this.#recordEvents = recordEvents
  }

  channel(name: PrivateChannel, owner: OwnerId): OwnChannel {
    const live = this.#live
    switch (name) {
      case 'order':
        return this.#in(this.#orders, name, owner, () => new OrderSource(live, owner))
      case 'fill':
        return this.#in(this.#fills, name, owner, () => new FillSource(live))
      case 'balance':
        return this.#in(this.#balances, name, owner, () => new BalanceSource(live.port.core, owner))
      case 'contractOrder':
        return this.#in(this.#contractOrders, name, owner, () => new ContractOrderSource(live, owner))
      case 'position':
        return this.#in(this.#positions, name, owner, () => new PositionSource(live, owner))
      case 'delivery':
        return this.#in(this.#deliveries, name, owner, () => new DeliverySource(live, owner))
      case 'record':
        return this.#in(this.#records, name, owner, () => new RecordSource())
    }
  }

  close(channel: OwnChannel, owner: OwnerId): void {
    this.#changed.delete(channel)
    for (const owned of this.#all()) if (owned.get(owner)?.channel === channel) owned.delete(owner)
  }

  take(entry: AppliedEntry): void {
    if (this.#all().every((owned) => owned.size === 0)) return
    for (const order of OPEN_ORDERS.changes(this.#live) ?? [])
      this.#note(this.#orders.get(order.owner), (source) => source.add(order))
    const { orders, closings } = OPEN_CONTRACTS.changes(this.#live) ?? { orders: [], closings: [] }
    for (const order of orders) this.#note(this.#contractOrders.get(order.owner), (source) => source.add(order))
    for (const option of OPEN_OPTIONS.changes(this.#live) ?? [])
      this.#note(this.#deliveries.get(option.owner), (source) => source.add(option))
    for (const fill of closings) this.#note(this.#fills.get(fill.owner), (source) => source.addContract(fill))
    for (const event of entry.events) this.#takeEvent(event, entry.time)
    for (const { source, destination } of entry.postings) {
      this.#touchMoney(source.owner)
      if (destination.owner !== source.owner) this.#touchMoney(destination.owner)
    }
  }

  /** Something in an owner's records changed, in the log or outside it. */
  tellRecord(owner: OwnerId, kind: RecordKind): void {
    this.#note(this.#records.get(owner), (source) => source.add(kind))
  }

  /** Positions change with every mark: their channels are looked at by the clock, not after every entry. */
  tellPositions(now: number): void {
    for (const { channel } of this.#positions.values()) this.#tell(channel, now)
  }

  #takeEvent(event: CoreEvent, time: number): void {
    const record = this.#recordEvents.get(event.type)
    if (record && 'owner' in event) this.tellRecord(event.owner, record)
    if (event.type === 'Trade')
      for (const fill of customerFills(event, time)) this.#note(this.#fills.get(fill.owner), (to) => to.add(fill))
    else if (event.type === 'ContractTrade')
      for (const fill of customerContractFills(event, time))
        this.#note(this.#fills.get(fill.owner), (to) => to.addContract(fill))
    else if (event.type === 'PositionChanged') this.#positions.get(event.owner)?.source.touch()
    else if (event.type === 'PositionClosed') this.#positions.get(event.owner)?.source.close(closedRecord(event, time))
  }

  #touchMoney(owner: OwnerId): void {
    this.#note(this.#balances.get(owner), (source) => source.touch())
    this.#positions.get(owner)?.source.touch()
  }

  #note<Source>(owned: Owned<Source> | undefined, change: (source: Source) => void): void {
    if (!owned) return
    change(owned.source)
    if (this.#changed.size === 0) setImmediate(() => this.#advance())
    this.#changed.add(owned.channel)
  }

  #advance(): void {
    const now = this.#now()
    for (const channel of this.#changed) this.#tell(channel, now)
    this.#changed.clear()
    this.#outbox.schedule()
  }

  #tell(channel: OwnChannel, now: number): void {
    for (const frame of channel.advance(now))
      for (const socket of channel.subscribers) this.#outbox.update(socket, frame)
  }

  #all(): readonly ByOwner<unknown>[] {
    return [
      this.#orders,
      this.#fills,
      this.#balances,
      this.#contractOrders,
      this.#positions,
      this.#deliveries,
      this.#records,
    ]
  }

  #in<Source extends ChannelSource>(
    owned: ByOwner<Source>,
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
