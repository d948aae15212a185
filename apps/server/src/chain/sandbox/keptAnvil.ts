import { setTimeout as pause } from 'node:timers/promises'
import { ChainTrouble } from '../chainTrouble.ts'
import type { ChainNode } from '../nodes/chainNode.ts'
import { openSandboxToken } from './sandboxToken.ts'
import { type Anvil, startAnvil } from './startAnvil.ts'

export interface KeptAnvilOptions {
  readonly binary: string
  /** File of the chain's state; there may be none yet. */
  readonly statePath: string
  /** How a node is asked. */
  readonly nodeAt: (url: string) => ChainNode
  readonly onProblem: (error: unknown) => void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000

/**
 * The program of the sandbox's chain, begun again when it ends by itself: at the same address, with the state that was kept last. What
 * came after that is gone, as after a reorganisation. Until the state is loaded nobody is answered: the chain would have no blocks.
 */
export class KeptAnvil {
  readonly rpcUrl: string
  readonly node: ChainNode
  readonly #options: KeptAnvilOptions
  readonly #listeners: (() => void)[] = []
  readonly #stopping = new AbortController()
  readonly #running: Promise<void>
  #anvil: Anvil
  #isWhole = true

  private constructor(options: KeptAnvilOptions, anvil: Anvil, bare: ChainNode) {
    this.#options = options
    this.#anvil = anvil
    this.rpcUrl = anvil.rpcUrl
    this.node = this.#whileWhole(bare)
    this.#running = this.#keep(bare)
  }

  /** Throws with a sentence when the program cannot be run. */
  static async begin(options: KeptAnvilOptions): Promise<KeptAnvil> {
    const anvil = await startAnvil(options.binary)
    try {
      const bare = options.nodeAt(anvil.rpcUrl)
      await makeWhole(bare, options.statePath)
      return new KeptAnvil(options, anvil, bare)
    } catch (error) {
      await anvil.stop()
      throw error
    }
  }

  /** Calls back each time it was begun again. */
  onBegunAgain(listener: () => void): void {
    this.#listeners.push(listener)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#anvil.stop()
    await this.#running
  }

  async #keep(bare: ChainNode): Promise<void> {
    const { signal } = this.#stopping
    for (;;) {
      await this.#anvil.ended
      this.#isWhole = false
      if (signal.aborted) return
      this.#options.onProblem(new ChainTrouble('the sandbox’s chain ended and is begun again'))
      for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted && !this.#isWhole; ) {
        await pause(pauseMs, undefined, { signal }).catch(() => undefined)
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
        if (!signal.aborted) await this.#beginAgain(bare).catch(this.#options.onProblem)
      }
    }
  }

  async #beginAgain(bare: ChainNode): Promise<void> {
    const { binary, statePath } = this.#options
    this.#anvil = await startAnvil(binary, new URL(this.rpcUrl).port)
    try {
      await makeWhole(bare, statePath)
    } catch (error) {
      await this.#anvil.stop()
      throw error
    }
    this.#isWhole = true
    for (const listener of this.#listeners) listener()
  }

  #whileWhole({ ask, reader, state }: ChainNode): ChainNode {
    const whole =
      <Asked extends readonly unknown[], Answer>(question: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked): Promise<Answer> => {
        if (!this.#isWhole) throw new ChainTrouble('the sandbox’s chain is being begun again')
        return question(...asked)
      }
    return {
      ask: whole(ask),
      reader: {
        chainId: whole(reader.chainId),
        head: whole(reader.head),
        hashAt: whole(reader.hashAt),
        block: whole(reader.block),
        transfersTo: whole(reader.transfersTo),
        receipt: whole(reader.receipt),
        decimalsOf: whole(reader.decimalsOf),
      },
      state: { load: whole(state.load), keep: whole(state.keep) },
    }
  }
}

/** With the state that was kept, and the token, which is missing where none was kept yet. */
async function makeWhole({ ask, state }: ChainNode, statePath: string): Promise<void> {
  await state.load(statePath)
  await openSandboxToken(ask)
}
