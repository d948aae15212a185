import {
  HEARTBEAT_MS,
  JOIN_MS,
  type MessageData,
  type OwnerId,
  type RecordKind,
  type StatusData,
} from '@touchstone/protocol'
import type { LiveWorld } from '../live/liveWorld.ts'
import { marketType } from '../marketdata/marketKind.ts'
import { Channel, type ChannelSource } from './channel.ts'
import { type PublicChannel, publicChannel } from './channelNames.ts'
import { DepthSource } from './depthSource.ts'
import { CandleSource, StatusSource, TapeSource, TickerSource, TickersSource } from './marketSources.ts'
import { NoticeSource, type Notices } from './notices/noticeSource.ts'
import type { Outbox } from './outbox.ts'
import { type OwnerChannelOptions, OwnerChannels } from './ownerChannels.ts'
import { indexData, MarkSource, markData } from './priceSources.ts'
import type { StreamSocket } from './streamSocket.ts'

/** The shortest time over which updates are joined; the others are multiples of it. */
export const TICK_MS = JOIN_MS.depth
/** Prices are sampled once a second. */
const PRICE_MS = 1_000
/** Prices move every second: channels with figures that follow them update their owners at most this often. */
const BY_CLOCK_MS = 500
const BY_CLOCK_TICKS = BY_CLOCK_MS / TICK_MS

const EVERY_TICKS: Readonly<Record<PublicChannel['kind'], number>> = {
  depth: 1,
  trade: JOIN_MS.trade / TICK_MS,
  kline: JOIN_MS.trade / TICK_MS,
  ticker: JOIN_MS.ticker / TICK_MS,
  tickers: JOIN_MS.ticker / TICK_MS,
  status: HEARTBEAT_MS / TICK_MS,
  notice: JOIN_MS.ticker / TICK_MS,
  price: PRICE_MS / TICK_MS,
  mark: PRICE_MS / TICK_MS,
  index: PRICE_MS / TICK_MS,
}

interface OpenChannel {
  readonly channel: Channel<StreamSocket>
  readonly everyTicks: number
  /** The symbol whose order book it tells. */
  readonly book: string | undefined
}

/** The parts from which the channels of both worlds are made. */
export interface WorldChannelOptions extends OwnerChannelOptions {
  /** Names of feeds that are late. */
  readonly late: () => readonly string[]
  /** Announcements and news as they are published. */
  readonly notices: Notices
}

/** The channels of one world that have listeners. A channel exists while it has a listener. */
export class WorldChannels {
  readonly live: LiveWorld
  readonly #outbox: Outbox
  readonly #notices: Notices
  readonly #status: (now: number) => StatusData
  readonly #open = new Map<string, OpenChannel>()
  readonly #owners: OwnerChannels
  readonly #unfollow: () => void

  constructor(live: LiveWorld, { late, notices, ...own }: WorldChannelOptions) {
    this.live = live
    this.#outbox = own.outbox
    this.#notices = notices
    this.#status = (serverTime) => ({
      serverTime,
      sequence: live.port.core.sequence,
      late: late(),
      storage: live.port.storage(),
      clock: live.port.clock(),
    })
    this.#owners = new OwnerChannels(live, own)
    this.#unfollow = live.follow((entry) => this.#owners.take(entry))
  }

  /** The public channel of that name, opened if it was not; undefined when there is none. */
  channel(name: string, now: number): Channel<StreamSocket> | undefined {
    const open = this.#open.get(name)
    if (open) return open.channel
    const known = publicChannel(name, this.live)
    if (!known) return undefined
    const channel = new Channel<StreamSocket>(name, this.#source(known), now)
    const book = known.kind === 'depth' ? known.figures.text.definition.symbol : undefined
    this.#open.set(name, { channel, everyTicks: EVERY_TICKS[known.kind], book })
    return channel
  }

  /** Symbols whose order books have a listener. */
  watchedBooks(): ReadonlySet<string> {
    return new Set([...this.#open.values()].flatMap(({ book }) => book ?? []))
  }

  isPrivate(name: string): boolean {
    return this.#owners.has(name)
  }

  privateChannel(name: string, owner: OwnerId): Channel<StreamSocket> | undefined {
    return this.#owners.channel(name, owner)
  }

  tellRecord(owner: OwnerId, kind: RecordKind): void {
    this.#owners.tellRecord(owner, kind)
  }

  tellMessages(owner: OwnerId, data: MessageData): void {
    this.#owners.tellMessages(owner, data)
  }

  /** Takes a socket off a channel, and closes the channel after its last listener. */
  leave(socket: StreamSocket, channel: Channel<StreamSocket>): void {
    channel.subscribers.delete(socket)
    if (channel.subscribers.size > 0) return
    if (this.#open.get(channel.name)?.channel === channel) this.#open.delete(channel.name)
    else if (socket.signedIn) this.#owners.close(channel, socket.signedIn.session.owner)
  }

  /** Puts the updates of every channel that is due into the outbox. */
  tick(number: number, now: number): void {
    for (const { channel, everyTicks } of this.#open.values()) {
      if (number % everyTicks !== 0) continue
      for (const frame of channel.advance(now)) {
        for (const socket of channel.subscribers) this.#outbox.update(socket, frame)
      }
    }
    if (number % BY_CLOCK_TICKS === 0) this.#owners.tellByClock(now)
  }

  stop(): void {
    this.#unfollow()
  }

  #source(known: PublicChannel): ChannelSource {
    const { market, port } = this.live
    switch (known.kind) {
      case 'depth': {
        const { text } = known.figures
        const { id } = text.definition
        const read = market.contract(id)
          ? (levels: number) => port.core.contracts.depth(id, levels)
          : (levels: number) => port.core.spot.depth(id, levels)
        return new DepthSource(read, text, known.factor, () => market.version(id))
      }
      case 'trade':
        return new TapeSource(known.figures)
      case 'kline':
      case 'price':
        return new CandleSource(known.figures, known.period)
      case 'ticker':
        return new TickerSource(market, known.figures)
      case 'tickers':
        return new TickersSource(market, () => market.all().filter(({ text }) => marketType(text) === known.type))
      case 'mark':
        return new MarkSource(this.live, known.figures, () => markData(port.core, known.figures))
      case 'index':
        return new MarkSource(this.live, known.figures, () => indexData(port.core, known.figures))
      case 'notice':
        return new NoticeSource(this.#notices)
      case 'status':
        return new StatusSource(this.#status)
    }
  }
}
