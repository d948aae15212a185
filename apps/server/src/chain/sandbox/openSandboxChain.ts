import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChainNode } from '../nodes/chainNode.ts'
import { anvilBinary } from './anvilBinary.ts'
import { BlockMaker } from './blockMaker.ts'
import { keepChainState } from './chainState.ts'
import { KeptAnvil } from './keptAnvil.ts'
import { openSandboxToken, type SandboxToken } from './sandboxToken.ts'

/** Blocks beyond the confirmations, so that a waiting deposit never misses its last one. */
const SPARE_BLOCKS = 2

export interface SandboxChain {
  readonly rpcUrl: string
  readonly node: ChainNode
  readonly token: SandboxToken
  /** Calls back each time the chain's program was begun again: what came after its state was kept is gone. */
  onBegunAgain(listener: () => void): void
  stop(): Promise<void>
}

export interface SandboxChainOptions {
  /** Where its state is kept. */
  readonly folder: string
  readonly confirmations: number
  /** How a node is asked. */
  readonly nodeAt: (url: string) => ChainNode
  readonly onProblem: (error: unknown) => void
  readonly binary?: string | undefined
}

/** The sandbox's own chain, going on from where it was stopped, and begun again when its program ends by itself. Throws with a sentence when this machine cannot run it. */
export async function openSandboxChain(options: SandboxChainOptions): Promise<SandboxChain> {
  const { folder, confirmations, nodeAt, onProblem } = options
  const binary = options.binary ?? anvilBinary(process.platform, process.arch)
  if (!binary) throw new Error(`there is no sandbox chain for ${process.platform} on ${process.arch}`)
  await mkdir(folder, { recursive: true })
  const statePath = join(folder, 'state')
  const anvil = await KeptAnvil.begin({ binary, statePath, nodeAt, onProblem })
  const { rpcUrl, node } = anvil
  try {
    const state = keepChainState(node.state, statePath, onProblem)
    const token = await openSandboxToken(node.ask)
    const blocks = confirmations + SPARE_BLOCKS
    const maker = new BlockMaker({ ask: node.ask, blocks, onBlocks: () => state.changed(), onProblem })
    maker.start()
    const stop = async () => {
      await maker.stop()
      await state.stop()
      await anvil.stop()
    }
    return { rpcUrl, node, token, onBegunAgain: (listener) => anvil.onBegunAgain(listener), stop }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}
