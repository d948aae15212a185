import { jsonFrame } from './textFrame.ts'

/** The data of a channel. Its state is the sum of all updates so far, so that a snapshot and the updates after it fit together. */
export interface ChannelSource {
  /** Takes in the changes since the last call; returns the updates for them, in order. */
  advance(now: number): readonly unknown[]
  /** The state: the sum of all updates so far. */
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

  /** Frames of the updates since the last call. */
  advance(now: number): readonly Buffer[] {
    return this.#source.advance(now).map((data) => {
      this.#seq++
      this.#snapshot = null
      return this.#frame('diff', now, data)
    })
  }

  /** The first frame of a listener, made once for all who join between two updates. */
  snapshot(now: number): Buffer {
    this.#snapshot ??= this.#frame('snap', now, this.#source.snapshot(now))
    return this.#snapshot
  }

  #frame(type: 'snap' | 'diff', time: number, data: unknown): Buffer {
    return jsonFrame({ ch: this.name, type, seq: this.#seq, time, data })
  }
}
