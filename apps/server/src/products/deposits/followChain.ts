import type { CreditDeposit } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { createChainReader } from '../../chain/chainReader.ts'
import { type ChainRows, createChainRows } from '../../chain/chainRows.ts'
import { SANDBOX_XPUB } from '../../chain/chainSettings.ts'
import type { CreditPort } from '../../chain/creditDeposits.ts'
import { createAddressDeriver } from '../../chain/depositAddresses.ts'
import { GasSources } from '../../chain/gasSources.ts'
import { openIssuedAddresses } from '../../chain/issuedAddresses.ts'
import { createJsonRpc } from '../../chain/jsonRpc.ts'
import { Watcher } from '../../chain/watcher.ts'
import { systemClock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import type { Closing } from '../../operations/closing.ts'
import type { Metrics } from '../../operations/metrics.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import type { DepositChain } from './depositParts.ts'
import { closeLeftVouchers, closeVouchers } from './voucherRows.ts'

/** How often a chain is asked for new blocks: the sandbox's makes one a second, Ethereum one in twelve. */
const POLL_MS = { sandbox: 1_000, node: 4_000 }
const MAINNET = 1
const CURRENCY = 'USDT'

/** What the console sees of the chain. */
export interface FollowedChain extends DepositChain {
  readonly rows: ChainRows
  readonly gasSources: GasSources
}

export interface FollowParts {
  readonly opened: {
    readonly rpcUrl: string
    /** A second node, which the first is compared with. */
    readonly checkUrl: string
    readonly token: string
    readonly xpub: string
    readonly confirmations: number
    /** The play chain of a sandbox. */
    readonly sandbox: boolean
  }
  readonly real: WorldPort
  readonly database: Kysely<Database>
  readonly closing: Pick<Closing, 'add'>
  readonly metrics: Pick<Metrics, 'watch'>
  readonly problem: (event: string, error: unknown, message: string) => void
  readonly recordsChanged: (owner: number, kind: 'deposit') => void
}

function creditPort(real: WorldPort): CreditPort {
  return {
    isCredited: ({ chain, token, transaction, logIndex }) =>
      real.core.deposits.isCredited(chain, token, transaction, logIndex),
    credit: async (command: CreditDeposit) => {
      const { sequence, reply } = await real.submit(command)
      return reply.kind === 'rejected' ? { refused: reply.rejection } : { sequence }
    },
  }
}

function assetOf({ core }: WorldPort) {
  const asset = core.assets().find(({ code }) => code === CURRENCY)
  if (!asset) throw new Error(`the ledger has no ${CURRENCY}`)
  return asset
}

/** Follows a chain from now on: what arrives on customers' addresses is credited to them. */
export async function followChain({ opened, real, database, ...parts }: FollowParts): Promise<FollowedChain> {
  const { confirmations, token, sandbox, xpub } = opened
  const rows = createChainRows(database, systemClock)
  const derive = createAddressDeriver(xpub)
  const addresses = await openIssuedAddresses({ database, clock: systemClock, derive })
  const gasSources = new GasSources()
  const asset = assetOf(real)
  const watcher = new Watcher({
    reader: createChainReader(createJsonRpc(opened.rpcUrl)),
    check: createChainReader(createJsonRpc(opened.checkUrl)),
    rows,
    addresses,
    gasSources,
    port: creditPort(real),
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
    onChange: (owners) => {
      for (const owner of owners) parts.recordsChanged(owner, 'deposit')
    },
    onCredited: (deposit) => closeVouchers(database, deposit, systemClock.now()),
    onProblem: (problem) => parts.problem('chain_problem', problem, 'deposits cannot be followed now'),
  })
  await closeLeftVouchers(database, systemClock.now())
  watcher.start()
  parts.closing.add('deposits', () => watcher.stop())
  parts.metrics.watch('touchstone_chain_block', 'Latest block of the chain, and the last one read', () => ({
    head: watcher.status.head,
    read: watcher.status.block,
  }))
  const name = sandbox ? 'Sandbox chain (ERC-20)' : 'Ethereum (ERC-20)'
  const status = () => watcher.status
  return { name, sandbox, token, confirmations, addresses, status, rows, gasSources }
}

/** Why nothing is credited now, null when deposits are. */
export function troubleOf({ status }: FollowedChain): string | null {
  const { state, reason } = status()
  if (state === 'frozen') return `nothing is credited until an operator has looked: ${reason}`
  return state === 'trouble' ? reason : null
}
