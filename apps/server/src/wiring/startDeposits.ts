import type { CreditDeposit, DEPOSIT_CALLS } from '@touchstone/protocol'
import { createChainReader } from '../chain/chainReader.ts'
import { type ChainRows, createChainRows } from '../chain/chainRows.ts'
import { SANDBOX_XPUB } from '../chain/chainSettings.ts'
import type { CreditPort } from '../chain/creditDeposits.ts'
import { createAddressDeriver } from '../chain/depositAddresses.ts'
import { GasSources } from '../chain/gasSources.ts'
import { openIssuedAddresses } from '../chain/issuedAddresses.ts'
import { createJsonRpc } from '../chain/jsonRpc.ts'
import { Watcher } from '../chain/watcher.ts'
import { systemClock } from '../clock/clock.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { ReadinessCheck } from '../health/healthRoutes.ts'
import { depositHandlers } from '../products/deposits/depositHandlers.ts'
import type { DepositChain } from '../products/deposits/depositParts.ts'
import { voucherCase } from '../products/deposits/voucherCase.ts'
import { closeLeftVouchers, closeVouchers } from '../products/deposits/voucherRows.ts'
import type { SendOverChain } from '../sandbox/chainFaucet.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { RecordChanges } from '../streams/recordChanges.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedChain } from './openChain.ts'
import type { People } from './startPeople.ts'

/** How often a chain is asked for new blocks: the sandbox's makes one a second, Ethereum one in twelve. */
const POLL_MS = { sandbox: 1_000, node: 4_000 }
const MAINNET = 1
const CURRENCY = 'USDT'

/** What the console sees of the chain. */
export interface FollowedChain extends DepositChain {
  readonly rows: ChainRows
  readonly gasSources: GasSources
}

export interface Deposits {
  readonly handlers: CallHandlers<keyof typeof DEPOSIT_CALLS>
  /** null: there is no chain now. */
  readonly chain: FollowedChain | null
  /** For people: an exchange that credits no deposits still trades. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** null unless the sandbox has a chain of its own. */
  readonly sendOverChain: SendOverChain | null
}

function creditPort(real: WorldPort): CreditPort {
  return {
    isCredited: ({ chain, contract, transaction, logIndex }) =>
      real.core.isDepositCredited(chain, contract, transaction, logIndex),
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

async function followChain(
  foundation: Foundation,
  opened: OpenedChain,
  records: RecordChanges,
): Promise<FollowedChain> {
  const { worlds, database, logger, metrics, closing } = foundation
  const { confirmations, token, sandbox, xpub } = opened
  const real: WorldPort = worlds.real.world
  const { kysely } = database
  const rows = createChainRows(kysely, systemClock)
  const derive = createAddressDeriver(xpub)
  const addresses = await openIssuedAddresses({ database: kysely, clock: systemClock, derive })
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
      for (const owner of owners) records.tell(owner, 'deposit')
    },
    onCredited: (deposit) => closeVouchers(kysely, deposit, systemClock.now()),
    onProblem: (problem) => logger.warn({ event: 'chain_problem', err: problem }, 'deposits cannot be followed now'),
  })
  await closeLeftVouchers(kysely, systemClock.now())
  watcher.start()
  closing.add('deposits', () => watcher.stop())
  metrics.watch('touchstone_chain_block', 'Latest block of the chain, and the last one read', () => ({
    head: watcher.status.head,
    read: watcher.status.block,
  }))
  const name = sandbox ? 'Sandbox chain (ERC-20)' : 'Ethereum (ERC-20)'
  const status = () => watcher.status
  return { name, sandbox: sandbox !== null, token, confirmations, addresses, status, rows, gasSources }
}

function troubleOf({ status }: FollowedChain): string | null {
  const { state, reason } = status()
  if (state === 'frozen') return `nothing is credited until an operator has looked: ${reason}`
  return state === 'trouble' ? reason : null
}

/** Deposits: the chain is followed from now on, forms go to the review desk. Without a chain only what was is shown. */
export async function startDeposits(foundation: Foundation, people: People, records: RecordChanges): Promise<Deposits> {
  const { worlds, database, logger } = foundation
  const opened = foundation.chain
  const chain = opened && (await followChain(foundation, opened, records))
  const shared = { database: database.kysely, clock: systemClock }
  people.review.register(
    voucherCase({
      ...shared,
      people: people.identity.people,
      onProblem: (error) => logger.warn({ event: 'deposit_mail_failed', err: error }, 'a customer could not be told'),
      onChange: (owner) => records.tell(owner, 'deposit'),
    }),
  )
  const { files } = people.verification
  const token = opened?.sandbox?.token
  return {
    handlers: depositHandlers({ ...shared, real: worlds.real.world, chain, files, desk: people.review }),
    chain,
    checks: chain ? { deposits: () => troubleOf(chain) } : {},
    sendOverChain:
      chain && token ? async (owner, amount) => token.send(await chain.addresses.issue(owner), amount) : null,
  }
}
