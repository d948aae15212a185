import type { AskNode } from '../jsonRpc.ts'

const EVERY_MS = 1_000

/**
 * The chain makes a block for each transaction and none without. This makes one a second after a transaction, until it has
 * `blocks` on top of it, so that confirmations come in; then it rests, and so does the chain.
 */
export class BlockMaker {
  readonly #ask: AskNode
  readonly #blocks: number
  readonly #onBlocks: () => void
  readonly #onProblem: (error: unknown) => void
  #last: number | undefined
  #until = 0
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<void> = Promise.resolve()

  constructor(parts: {
    readonly ask: AskNode
    readonly blocks: number
    /** There are more blocks than before. */
    readonly onBlocks: () => void
    readonly onProblem: (error: unknown) => void
  }) {
    this.#ask = parts.ask
    this.#blocks = parts.blocks
    this.#onBlocks = parts.onBlocks
    this.#onProblem = parts.onProblem
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#turn = this.#turn.then(() => this.tick()).catch(this.#onProblem)
    }, EVERY_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#turn
  }

  async tick(): Promise<void> {
    let head = Number(await this.#ask('eth_blockNumber'))
    // Any block not made here holds a transaction; confirmations under way before a restart go on.
    if (head !== this.#last) this.#until = head + this.#blocks
    if (head < this.#until) {
      await this.#ask('evm_mine')
      head++
    }
    if (head !== this.#last) this.#onBlocks()
    this.#last = head
  }
}
