import type { ChannelMessage } from '@touchstone/protocol'

export type ChannelListener = (message: ChannelMessage) => void

const PRIVATE: ReadonlySet<string> = new Set([
  'order',
  'fill',
  'balance',
  'contractOrder',
  'position',
  'delivery',
  'record',
])

export function isPrivateChannel(channel: string): boolean {
  return PRIVATE.has(channel)
}

interface Subscription {
  readonly listeners: Set<ChannelListener>
  /** Sequence of the last message delivered, -1 while a snapshot is awaited. */
  seq: number
}

/** Who listens to what, and where each channel stands. Listeners see a snapshot first and never a gap. */
export class LiveChannels {
  readonly #subscriptions = new Map<string, Subscription>()

  names(): readonly string[] {
    return [...this.#subscriptions.keys()]
  }

  has(channel: string): boolean {
    return this.#subscriptions.has(channel)
  }

  add(channel: string, listener: ChannelListener): void {
    const held = this.#subscriptions.get(channel)
    if (held) held.listeners.add(listener)
    else this.#subscriptions.set(channel, { listeners: new Set([listener]), seq: -1 })
  }

  /** True when nobody is left on the channel. */
  remove(channel: string, listener: ChannelListener): boolean {
    const held = this.#subscriptions.get(channel)
    if (!held?.listeners.delete(listener) || held.listeners.size > 0) return false
    this.#subscriptions.delete(channel)
    return true
  }

  /** From now on only a snapshot counts. */
  awaitSnapshot(channel: string): void {
    const held = this.#subscriptions.get(channel)
    if (held) held.seq = -1
  }

  /** `gap`: a message is missing; the channel waits for its next snapshot. `ignored`: nobody listens, or too early. */
  deliver(message: ChannelMessage): 'delivered' | 'gap' | 'ignored' {
    const held = this.#subscriptions.get(message.ch)
    if (!held) return 'ignored'
    if (message.type === 'diff') {
      if (held.seq < 0) return 'ignored'
      if (message.seq !== held.seq + 1) {
        held.seq = -1
        return 'gap'
      }
    }
    held.seq = message.seq
    const listeners = [...held.listeners]
    for (const listener of listeners) listener(message)
    return 'delivered'
  }
}
