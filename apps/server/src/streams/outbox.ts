import { FrameChain } from './frameChain.ts'
import type { StreamSocket } from './streamSocket.ts'

/** Collects the frames for each socket, and writes them at once at the end of the turn. */
export class Outbox {
  readonly #now: () => number
  readonly #onSlow: (socket: StreamSocket) => void
  readonly #touched = new Set<StreamSocket>()
  #start = FrameChain.start()
  #scheduled = false

  constructor(now: () => number, onSlow: (socket: StreamSocket) => void) {
    this.#now = now
    this.#onSlow = onSlow
  }

  /** A shared frame. Slow sockets do not get it: they get a snapshot later instead. */
  update(socket: StreamSocket, frame: Buffer): void {
    if (socket.slow) return
    socket.add(frame, this.#start)
    this.#touched.add(socket)
  }

  /** An answer to the socket itself, slow or not. */
  answer(socket: StreamSocket, value: unknown): void {
    socket.addJson(value, this.#start)
    this.#touched.add(socket)
  }

  /** Writes at the end of this turn of the event loop, so that all frames of one turn cost one write. */
  schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.flush()
    })
  }

  flush(): void {
    if (this.#touched.size === 0) return
    const now = this.#now()
    for (const socket of this.#touched) {
      socket.write(now)
      if (socket.slow) this.#onSlow(socket)
    }
    this.#touched.clear()
    this.#start = FrameChain.start()
  }

  forget(socket: StreamSocket): void {
    this.#touched.delete(socket)
  }
}
