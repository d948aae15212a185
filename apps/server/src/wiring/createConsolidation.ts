import type { AssetDefinition } from '@touchstone/protocol'
import type { DepositChain } from '../chain/depositChain.ts'
import type { ChainNode } from '../chain/nodes/chainNode.ts'
import { ConsolidationWorker } from '../payout/consolidation/consolidationWorker.ts'
import { createSweepChain } from '../payout/consolidation/sweepChain.ts'
import { createCustodyChain } from '../payout/custody/custodyChain.ts'
import type { Reconciliation } from '../payout/custody/reconciliation.ts'
import type { PayoutChain } from '../payout/payoutChain.ts'
import type { SweepSettings } from '../payout/payoutSettings.ts'
import type { SignerPort } from '../payout/signerClient.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedChain } from './openChain.ts'

export interface ConsolidationSurroundings {
  readonly settings: SweepSettings
  readonly asset: AssetDefinition
  readonly node: ChainNode
  readonly payouts: PayoutChain
  /** A connection of its own, so that no payment waits for a consolidation. */
  readonly signer: SignerPort
  readonly custody: Reconciliation
  readonly chain: DepositChain
  readonly pollMs: number
}

/** Deposits move to the hot wallet while custody and ledger agree and the chain is followed. */
export function createConsolidation(
  { worlds, logger, closing, metrics }: Foundation,
  { token, confirmations, xpub }: OpenedChain,
  { settings, asset, node, payouts, signer, custody, chain, pollMs }: ConsolidationSurroundings,
): ConsolidationWorker {
  const { ask, reader } = node
  const held = createCustodyChain(ask, reader, token)
  const worker = new ConsolidationWorker({
    signer,
    chain: createSweepChain({ ask, payouts, custody: held, confirmations }),
    places: {
      key: xpub,
      held: () => custody.status.look?.depositBalances ?? [],
      indexOf: (address) => chain.addresses.ownerOf(address),
      coinsAside: (address) => chain.rows.coinsAside(address),
    },
    core: worlds.real.world.core,
    least: BigInt(settings.least) * 10n ** BigInt(asset.scale),
    highestFee: settings.highestFee,
    paused: () => {
      if (custody.status.state !== 'agrees') return 'custody'
      return chain.status().state === 'following' ? undefined : 'chain'
    },
    onGasWallet: (address) => chain.gasSources.add(address),
    now: Date.now,
    pollMs,
    onProblem: (problem) => logger.warn({ event: 'consolidation_problem', problem }, 'a deposit is not moved'),
  })
  closing.add('consolidation', async () => {
    await worker.stop()
    signer.close()
  })
  metrics.watch(
    'touchstone_consolidation',
    'Deposits that wait to be moved to the hot wallet, and those moved so far',
    () => ({
      waiting: worker.status.waiting.length,
      swept: worker.status.count,
      trouble: worker.status.trouble === '' ? 0 : 1,
    }),
  )
  return worker
}
