import type { AssetDefinition } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { systemClock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { chainName } from './chainName.ts'
import type { ChainReader } from './chainReader.ts'
import { type ChainRows, createChainRows } from './chainRows.ts'
import { SANDBOX_XPUB } from './chainSettings.ts'
import { createAddressDeriver } from './depositAddresses.ts'
import { GasSources } from './gasSources.ts'
import { type IssuedAddresses, openIssuedAddresses } from './issuedAddresses.ts'
import { Watcher, type WatcherParts, type WatcherStatus } from './watcher.ts'

/** How often a chain is asked for new blocks: the sandbox's makes one a second, Ethereum one in twelve. */
const POLL_MS = { sandbox: 1_000, node: 4_000 }
const MAINNET = 1
const NOT_STARTED: WatcherStatus = { state: 'starting', reason: '', head: 0, block: 0 }

/** The nodes of the chain, and the token whose transfers are deposits. */
export interface DepositChainSettings {
  readonly reader: ChainReader
  /** A second node, which the first is compared with. */
  readonly check: ChainReader
  /** Contract of the token, lower case. */
  readonly token: string
  /** The owners of deposit addresses. */
  readonly xpub: string
  readonly confirmations: number
  /** The play chain of a sandbox. */
  readonly sandbox: boolean
}

/** The port that credits arrivals, and their asset. */
export interface Crediting extends Pick<WatcherParts, 'port' | 'onChange' | 'onCredited' | 'onProblem'> {
  readonly asset: Pick<AssetDefinition, 'id' | 'scale'>
}

/** The chain that deposits come over. */
export interface DepositChain extends Pick<DepositChainSettings, 'token' | 'confirmations' | 'sandbox'> {
  readonly name: string
  readonly addresses: IssuedAddresses
  readonly rows: ChainRows
  readonly gasSources: GasSources
  status(): WatcherStatus
  /** Made once: it reads the chain from its start on. */
  watcher(crediting: Crediting): Watcher
}

export async function openDepositChain(
  settings: DepositChainSettings,
  database: Kysely<Database>,
): Promise<DepositChain> {
  const { token, confirmations, sandbox, xpub } = settings
  const rows = createChainRows(database, systemClock)
  const addresses = await openIssuedAddresses({ database, clock: systemClock, derive: createAddressDeriver(xpub) })
  const gasSources = new GasSources()
  let watcher: Watcher | undefined
  return {
    name: chainName({ sandbox }),
    token,
    confirmations,
    sandbox,
    addresses,
    rows,
    gasSources,
    status: () => watcher?.status ?? NOT_STARTED,
    watcher: ({ asset, ...crediting }) => {
      watcher = new Watcher({
        ...crediting,
        reader: settings.reader,
        check: settings.check,
        rows,
        addresses,
        gasSources,
        token,
        asset: asset.id,
        scale: asset.scale,
        confirmations,
        beginAt: sandbox ? 'first block' : 'head',
        pollMs: sandbox ? POLL_MS.sandbox : POLL_MS.node,
        unfit: (chainId) =>
          chainId === MAINNET && xpub === SANDBOX_XPUB
            ? 'everybody knows the key behind the sandbox’s addresses: it is not used on Ethereum'
            : undefined,
      })
      return watcher
    },
  }
}
