import { jsonFrame } from './textFrame.ts'

/** The data of a channel. Its state is the sum of all updates told so far, so that a snapshot and the next updates fit together. */
export interface ChannelSource {
  /** Takes in the changes since the last time; returns the updates that tell of them, in order. */
  advance(now: number): readonly unknown[]
  /** All that the updates so far add up to. */
  snapshot(now: number): unknown
}

/** One channel of one world or owner: numbers its messages and makes each frame once for all listeners. */
export class Channel<Subscriber> {
  /** As clients name it. */
  readonly name: string
  readonly subscribers = new Set<Subscriber>()
  readonly #source: ChannelSource
  #seq = 1
  #snapshot: Buffer | null = null

  constructor(name: string, source: ChannelSource, now: number) {
    this.name = name
    this.#source = source
    source.advance(now)
  }

  /** Frames of the updates since the last time. */
  advance(now: number): readonly Buffer[] {
    return this.#source.advance(now).map((data) => {
      this.#seq++
      this.#snapshot = null
      return this.#frame('diff', now, data)
    })
  }

  /** The frame that a listener starts from, made once for all who join between two updates. */
  snapshot(now: number): Buffer {
    this.#snapshot ??= this.#frame('snap', now, this.#source.snapshot(now))
    return this.#snapshot
  }

  #frame(type: 'snap' | 'diff', time: number, data: unknown): Buffer {
    return jsonFrame({ ch: this.name, type, seq: this.#seq, time, data })
  }
}
