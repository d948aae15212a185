import { join } from 'node:path'
import type { Logger } from 'pino'
import { openSandboxChain, type SandboxChain } from '../chain/sandbox/openSandboxChain.ts'
import type { Config } from '../config/config.ts'
import type { Closing } from '../operations/closing.ts'
import type { DataDirectory } from '../operations/dataDirectory.ts'

/** The chain that money comes in and goes out over. */
export interface OpenedChain {
  readonly rpcUrl: string
  /** A second node for what is read twice, or the same one. */
  readonly checkUrl: string
  readonly confirmations: number
  /** Contract of the token, lower case. */
  readonly token: string
  /** Whose addresses deposits go to. */
  readonly xpub: string
  /** null: a node of the operator's. */
  readonly sandbox: SandboxChain | null
}

interface ChainSurroundings {
  readonly config: Config
  readonly data: DataDirectory
  readonly logger: Logger
  readonly closing: Closing
}

/** Opens the chain of the settings; null where there is none, or where this machine cannot run the sandbox's. */
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
    // Everything else works without it.
    logger.warn(
      { event: 'no_sandbox_chain', err: error },
      'deposits are not available: the sandbox’s chain did not start',
    )
    return null
  }
}
