import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ChainNode } from '../chain/nodes/chainNode.ts'
import { startNodes } from '../chain/nodes/startNodes.ts'
import { openSandboxChain, type SandboxChain } from '../chain/sandbox/openSandboxChain.ts'
import type { Config } from '../config/config.ts'
import type { Closing } from '../operations/closing.ts'
import type { DataDirectory } from '../operations/dataDirectory.ts'
import type { ThreadCare } from '../threads/onThread.ts'

/** The chain of deposits and payouts. */
export interface OpenedChain {
  readonly rpcUrl: string
  readonly node: ChainNode
  /** A second node for the reads that are made twice, or the same node. */
  readonly check: ChainNode
  readonly confirmations: number
  /** Contract of the token, lower case. */
  readonly token: string
  /** The wallet whose addresses receive deposits. */
  readonly xpub: string
  /** null: the node belongs to the operator. */
  readonly sandbox: SandboxChain | null
}

interface ChainSurroundings {
  readonly config: Config
  readonly data: DataDirectory
  readonly logger: Logger
  readonly closing: Closing
  /** False: nodes are asked from this thread. */
  readonly threads: boolean
  readonly care: ThreadCare
}

/** Opens the chain of the settings; null when there is none, or when this machine cannot run the sandbox's chain. */
export async function openChain(surroundings: ChainSurroundings): Promise<OpenedChain | null> {
  const { config, data, logger, closing, threads, care } = surroundings
  const { chain } = config
  if (chain.kind === 'off') return null
  const nodes = await startNodes({ place: threads ? 'thread' : 'process', care, logger })
  closing.add('nodes of the chain', () => nodes.stop())
  if (chain.kind === 'node') {
    const { rpcUrl, checkUrl, ...told } = chain
    return { ...told, rpcUrl, node: nodes.at(rpcUrl), check: nodes.at(checkUrl), sandbox: null }
  }
  const { confirmations, xpub } = chain
  const onProblem = (error: unknown) =>
    logger.warn({ event: 'sandbox_chain_problem', err: error }, 'the sandbox’s chain has a problem')
  try {
    const sandbox = await openSandboxChain({
      folder: join(data.root, 'chain'),
      confirmations,
      nodeAt: nodes.at,
      onProblem,
    })
    closing.add('sandbox chain', () => sandbox.stop())
    const { rpcUrl, node, token } = sandbox
    return { rpcUrl, node, check: node, confirmations, token: token.contract, xpub, sandbox }
  } catch (error) {
    // Everything but the chain works without it.
    logger.warn(
      { event: 'no_sandbox_chain', err: error },
      'deposits are not available: the sandbox’s chain did not start',
    )
    return null
  }
}
