import type { MessageData, OwnerId, RecordKind } from '@touchstone/protocol'
import type { LiveWorld } from '../live/liveWorld.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { BALANCE_STREAM } from './balanceStream.ts'
import { Channel } from './channel.ts'
import { MESSAGE_STREAM } from './messageStream.ts'
import type { Outbox } from './outbox.ts'
import type { OpenStream, OwnStream } from './ownStream.ts'
import type { RecordEvents } from './recordChanges.ts'
import { recordStream } from './recordStream.ts'
import type { StreamSocket } from './streamSocket.ts'

type OwnChannel = Channel<StreamSocket>

/** One private channel with its listeners. */
interface Followed extends Pick<OwnStream, 'pace'> {
  readonly stream: OpenStream
  readonly channels: Map<OwnerId, OwnChannel>
}

export interface OwnerChannelOptions {
  readonly outbox: Outbox
  readonly now: () => number
  /** The record kinds of an owner that an event changes. */
  readonly recordEvents: RecordEvents
  /** The private channels beside those of balances, records and messages. */
  readonly streams: readonly OwnStream[]
}

/** The private channels that have listeners. An owner's updates are sent at the end of the turn of the change. */
export class OwnerChannels {
  readonly #outbox: Outbox
  readonly #now: () => number
  readonly #followed = new Map<string, Followed>()
  readonly #records: ReturnType<ReturnType<typeof recordStream>['open']>
  readonly #messages: ReturnType<typeof MESSAGE_STREAM.open>
  readonly #changed = new Set<OwnChannel>()

  constructor(live: LiveWorld, { outbox, now, recordEvents, streams }: OwnerChannelOptions) {
    this.#outbox = outbox
    this.#now = now
    for (const stream of [...streams, BALANCE_STREAM]) this.#follow(stream, stream.open(live))
    const records = recordStream(recordEvents)
    this.#records = records.open(live)
    this.#follow(records, this.#records)
    this.#messages = MESSAGE_STREAM.open(live)
    this.#follow(MESSAGE_STREAM, this.#messages)
  }

  /** Undefined when there is no private channel of that name. */
  channel(name: string, owner: OwnerId): OwnChannel | undefined {
    const followed = this.#followed.get(name)
    if (!followed) return undefined
    const { stream, channels } = followed
    let channel = channels.get(owner)
    if (!channel) {
      channel = new Channel<StreamSocket>(name, stream.add(owner), this.#now())
      channels.set(owner, channel)
    }
    return channel
  }

  has(name: string): boolean {
    return this.#followed.has(name)
  }

  close(channel: OwnChannel, owner: OwnerId): void {
    this.#changed.delete(channel)
    const followed = this.#followed.get(channel.name)
    if (followed?.channels.get(owner) !== channel) return
    followed.channels.delete(owner)
    followed.stream.remove(owner)
  }

  take(entry: AppliedEntry): void {
    for (const { stream, pace, channels } of this.#followed.values())
      stream.take(entry, (owner) => {
        if (pace !== 'by_clock') this.#note(channels.get(owner))
      })
  }

  /** The owner's records changed outside the log. */
  tellRecord(owner: OwnerId, kind: RecordKind): void {
    const source = this.#records.of(owner)
    if (!source) return
    source.add(kind)
    this.#note(this.#followed.get('record')?.channels.get(owner))
  }

  /** The owner has new messages, or has read some. */
  tellMessages(owner: OwnerId, data: MessageData): void {
    const source = this.#messages.of(owner)
    if (!source) return
    source.add(data)
    this.#note(this.#followed.get(MESSAGE_STREAM.name)?.channels.get(owner))
  }

  /** Updates the channels that change with every price: by the clock, not after every entry. */
  tellByClock(now: number): void {
    for (const { pace, channels } of this.#followed.values())
      if (pace !== 'at_once') for (const channel of channels.values()) this.#tell(channel, now)
  }

  #follow({ name, pace }: OwnStream, stream: OpenStream): void {
    if (this.#followed.has(name)) throw new Error(`two private channels are named ${name}`)
    this.#followed.set(name, { pace, stream, channels: new Map() })
  }

  #note(channel: OwnChannel | undefined): void {
    if (!channel) return
    if (this.#changed.size === 0) setImmediate(() => this.#advance())
    this.#changed.add(channel)
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
}
