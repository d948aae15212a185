import { join } from 'node:path'
import type { Logger } from 'pino'
import { openSandboxChain, type SandboxChain } from '../chain/sandbox/openSandboxChain.ts'
import type { Config } from '../config/config.ts'
import type { Closing } from '../operations/closing.ts'
import type { DataDirectory } from '../operations/dataDirectory.ts'

/** The chain of deposits and payouts. */
export interface OpenedChain {
  readonly rpcUrl: string
  /** A second node for the reads that are made twice, or the same node. */
  readonly checkUrl: string
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
}

/** Opens the chain of the settings; null when there is none, or when this machine cannot run the sandbox's chain. */
export async function openChain({ config, data, logger, closing }: ChainSurroundings): Promise<OpenedChain | null> {
  const { chain } = config
  if (chain.kind === 'off') return null
  if (chain.kind === 'node') return { ...chain, sandbox: null }
  const { confirmations, xpub } = chain
  const onProblem = (error: unknown) =>
    logger.warn({ event: 'sandbox_chain_problem', err: error }, 'the sandbox’s chain has a problem')
  try {
    const sandbox = await openSandboxChain({ folder: join(data.root, 'chain'), confirmations, onProblem })
    closing.add('sandbox chain', () => sandbox.stop())
    const { rpcUrl, token } = sandbox
    return { rpcUrl, checkUrl: rpcUrl, confirmations, token: token.contract, xpub, sandbox }
  } catch (error) {
    // Everything but the chain works without it.
    logger.warn(
      { event: 'no_sandbox_chain', err: error },
      'deposits are not available: the sandbox’s chain did not start',
    )
    return null
  }
}
