import type { Random, Timestamp } from '@touchstone/quantities'
import type { SourceStatus } from '../feed/feed.ts'
import type { HouseClock } from '../feed/houseClock.ts'
import type { LiveSocket, OpenSocket, SocketListener } from './liveSocket.ts'
import type { Venue, VenueQuote } from './venue.ts'

export interface ConnectionParts {
  readonly venue: Venue
  readonly url: string
  readonly symbols: readonly string[]
  readonly open: OpenSocket
  readonly clock: HouseClock
  readonly random: Random
  /** False: the quote was of no use. */
  readonly onQuote: (quote: VenueQuote) => boolean
  /** What was heard before belongs to another connection: its sequences may begin anew. */
  readonly onReset: () => void
}

/** The pause before a new attempt doubles from the first to the longest, and is shortened at random by up to a half. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A connection on which nothing at all was heard for so long is dead, and so is one that does not open. */
const SILENT_AFTER_MS = 15_000

/** Keeps one connection to one venue: subscribes, pings, and connects again with growing pauses when it is lost. */
export class VenueConnection {
  readonly #parts: ConnectionParts
  #socket: LiveSocket | undefined
  #state: SourceStatus['state'] = 'stopped'
  #timers: (() => void)[] = []
  #attempts = 0
  #heardAt: Timestamp = 0
  #aliveAt: Timestamp = 0
  #malformed = 0
  #failures = 0
  #reason = ''

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  start(): void {
    if (this.#state === 'stopped') this.#connect()
  }

  stop(): void {
    this.#end()
    this.#state = 'stopped'
  }

  status(): SourceStatus {
    return {
      name: this.#parts.venue.name,
      state: this.#state,
      heardAt: this.#heardAt,
      malformed: this.#malformed,
      failures: this.#failures,
      reason: this.#reason,
    }
  }

  #connect(): void {
    const { open, url, clock, onReset } = this.#parts
    this.#state = 'connecting'
    this.#aliveAt = clock.now()
    onReset()
    this.#watch()
    try {
      this.#socket = open(url, this.#listener())
    } catch (error) {
      this.#lost(error instanceof Error ? error.message : String(error))
    }
  }

  /** Hears one socket only: what an earlier one still says is nobody's. */
  #listener(): SocketListener {
    let over = false
    const current = (act: () => void) => () => {
      if (!over && this.#listening === listener) act()
    }
    const listener: SocketListener = {
      opened: current(() => this.#opened()),
      heard: (text) => current(() => this.#heard(text))(),
      closed: (reason) =>
        current(() => {
          over = true
          this.#lost(reason)
        })(),
    }
    this.#listening = listener
    return listener
  }
  #listening: SocketListener | undefined

  #opened(): void {
    const { venue, symbols } = this.#parts
    this.#state = 'open'
    this.#aliveAt = this.#parts.clock.now()
    for (const message of venue.subscribe(symbols)) this.#socket?.send(message)
    if (venue.ping) this.#pingEvery(venue.ping)
  }

  #heard(text: string): void {
    const { venue, clock, onQuote } = this.#parts
    this.#aliveAt = clock.now()
    const quotes = venue.read(text)
    if (!quotes) {
      this.#malformed++
      return
    }
    for (const quote of quotes) {
      if (!onQuote(quote)) continue
      this.#heardAt = clock.now()
      this.#attempts = 0
    }
  }

  #pingEvery(ping: { readonly everyMs: number; readonly text: string }): void {
    const again = () => {
      this.#socket?.send(ping.text)
      this.#timers.push(this.#parts.clock.after(ping.everyMs, again))
    }
    this.#timers.push(this.#parts.clock.after(ping.everyMs, again))
  }

  #watch(): void {
    const { clock } = this.#parts
    const left = this.#aliveAt + SILENT_AFTER_MS - clock.now()
    if (left <= 0) this.#lost('nothing was heard')
    else this.#timers.push(clock.after(left, () => this.#watch()))
  }

  #lost(reason: string): void {
    this.#end()
    this.#failures++
    this.#reason = reason
    this.#state = 'waiting'
    const { clock, random } = this.#parts
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(this.#attempts, 10))
    this.#attempts++
    this.#timers.push(clock.after(pause * (1 - random() / 2), () => this.#connect()))
  }

  #end(): void {
    for (const cancel of this.#timers) cancel()
    this.#timers = []
    this.#listening = undefined
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }
}
