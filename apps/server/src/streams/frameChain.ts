/**
 * A run of frames waiting to be written. Sockets that were given the same frames in the same order share a chain, so the bytes are
 * joined once for all of them and each socket costs one write.
 */
export class FrameChain {
  readonly #before: FrameChain | null
  readonly #frame: Buffer
  readonly #bytes: number
  /** Joined when first needed: most chains are one answer to one socket. */
  #next: Map<Buffer, FrameChain> | null = null
  #joined: Buffer | null = null

  private constructor(before: FrameChain | null, frame: Buffer) {
    this.#before = before
    this.#frame = frame
    this.#bytes = (before?.length ?? 0) + frame.length
  }

  /** The empty chain from which one round of writing starts. */
  static start(): FrameChain {
    return new FrameChain(null, Buffer.alloc(0))
  }

  /** Bytes in the chain. */
  get length(): number {
    return this.#bytes
  }

  /** This chain with one more frame: the same object for the same frame. */
  with(frame: Buffer): FrameChain {
    this.#next ??= new Map()
    let next = this.#next.get(frame)
    if (!next) {
      next = new FrameChain(this, frame)
      this.#next.set(frame, next)
    }
    return next
  }

  /** This chain with one more frame that no other socket gets. */
  withOwn(frame: Buffer): FrameChain {
    return new FrameChain(this, frame)
  }

  /** All frames in order, as one piece. */
  bytes(): Buffer {
    if (!this.#before || this.#before.length === 0) return this.#frame
    this.#joined ??= FrameChain.#join(this)
    return this.#joined
  }

  static #join(last: FrameChain): Buffer {
    const joined = Buffer.allocUnsafe(last.length)
    let end = last.length
    for (let chain: FrameChain | null = last; chain; chain = chain.#before) {
      end -= chain.#frame.length
      chain.#frame.copy(joined, end)
    }
    return joined
  }
}
