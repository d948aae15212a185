import type { ChainNode } from '../nodes/chainNode.ts'
import { anvilBinary } from './anvilBinary.ts'
import { BlockMaker } from './blockMaker.ts'
import { openChainState } from './chainState.ts'
import { openSandboxToken, type SandboxToken } from './sandboxToken.ts'
import { startAnvil } from './startAnvil.ts'

/** Blocks beyond the confirmations, so that a waiting deposit never misses its last one. */
const SPARE_BLOCKS = 2

export interface SandboxChain {
  readonly rpcUrl: string
  readonly token: SandboxToken
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

/** The sandbox's own chain, going on from where it was stopped. Throws with a sentence when this machine cannot run it. */
export async function openSandboxChain(options: SandboxChainOptions): Promise<SandboxChain> {
  const { folder, confirmations, nodeAt, onProblem } = options
  const binary = options.binary ?? anvilBinary(process.platform, process.arch)
  if (!binary) throw new Error(`there is no sandbox chain for ${process.platform} on ${process.arch}`)
  const anvil = await startAnvil(binary)
  try {
    const { ask, state: file } = nodeAt(anvil.rpcUrl)
    const state = await openChainState(file, folder, onProblem)
    await state.load()
    const token = await openSandboxToken(ask)
    const blocks = confirmations + SPARE_BLOCKS
    const maker = new BlockMaker({ ask, blocks, onBlocks: () => state.changed(), onProblem })
    maker.start()
    const stop = async () => {
      await maker.stop()
      await state.stop()
      await anvil.stop()
    }
    return { rpcUrl: anvil.rpcUrl, token, stop }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}
