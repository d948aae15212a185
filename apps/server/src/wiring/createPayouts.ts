import { readFile } from 'node:fs/promises'
import type { AssetDefinition } from '@touchstone/protocol'
import type { DepositChain } from '../chain/depositChain.ts'
import type { ChainNode } from '../chain/nodes/chainNode.ts'
import type { CustodyView } from '../console/calls/custodyCalls.ts'
import type { ReadinessCheck } from '../health/healthRoutes.ts'
import { createCustodyChain } from '../payout/custody/custodyChain.ts'
import { Reconciliation } from '../payout/custody/reconciliation.ts'
import { SandboxBacking } from '../payout/custody/sandboxBacking.ts'
import { createPayoutChain, type PayoutChain } from '../payout/payoutChain.ts'
import type { PayoutSettings } from '../payout/payoutSettings.ts'
import { createSignerClient, type SignerPort } from '../payout/signerClient.ts'
import { SignerProcess } from '../payout/signerProcess.ts'
import { SignerStart } from '../payout/signerStart.ts'
import { PayoutWorker } from '../payout/withdrawals/payoutWorker.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { createConsolidation } from './createConsolidation.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedChain } from './openChain.ts'
import type { Deposits } from './openDeposits.ts'

/** Withdrawals over the chain and custody; both null where there is none. */
export interface Payouts {
  /** For operators: an exchange whose signer rests still trades. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  readonly view: CustodyView | null
  /** Called after everything else is open: no other part waits for it. */
  start(): void
}

type On = Exclude<PayoutSettings, { kind: 'off' }>

const NONE: Payouts = { checks: {}, view: null, start: () => {} }
const CURRENCY = 'USDT'
const POLL_MS = { sandbox: 1_000, node: 6_000 }
const LOOK_EVERY_MS = 10_000
const SIGNER_LOOK_MS = 100
/** The signer brings its replica to the end of the log before it listens: a second from its own snapshot, long without one. */
const SIGNER_STARTS_WITHIN_MS = 60_000
/** Environment settings of the signer, passed on to a child of this server. */
const PASSED_ON = [
  'SIGNER_DIR',
  'SIGNER_HOUR_LIMIT',
  'SIGNER_DAY_LIMIT',
  'SIGNER_GAS_HOUR_LIMIT',
  'SIGNER_MAX_GWEI',
  'SIGNER_FIRST_NONCE',
  'SIGNER_FIRST_GAS_NONCE',
  'SIGNER_SNAPSHOT_EVERY',
]

function createProcess({ config, logger, closing }: Foundation, { token }: OpenedChain, { address, tokenFile }: On) {
  const told = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const own = { DATA_DIR: config.dataDir, SIGNER_ADDRESS: address, SIGNER_TOKEN_FILE: tokenFile, TOKEN_CONTRACT: token }
  const signer = new SignerProcess({
    env: { ...Object.fromEntries(told), ...own, TOUCHSTONE_MODE: 'sandbox' },
    onLine: (line) => logger.info({ event: 'signer', line }),
    onEnd: (reason) => logger.error({ event: 'signer_ended', reason }, 'the signer ended and is started again'),
  })
  closing.add('signer', () => signer.stop())
  return signer
}

function createWorker(
  foundation: Foundation,
  chain: PayoutChain,
  signer: SignerPort,
  { replaceAfter, pollMs }: { readonly replaceAfter: number; readonly pollMs: number },
): PayoutWorker {
  const { worlds, logger, closing } = foundation
  const world: WorldPort = worlds.real.world
  const worker = new PayoutWorker({
    world,
    signer,
    chain,
    replaceAfter,
    pollMs,
    onReplaced: (withdrawal, transaction) =>
      logger.info({ event: 'payment_replaced', withdrawal, transaction }, 'a payment is made again at a higher fee'),
    onProblem: (problem) => logger.warn({ event: 'payout_problem', problem }, 'a payment waits'),
  })
  closing.add('payouts', async () => {
    await worker.stop()
    signer.close()
  })
  return worker
}

interface Watched {
  readonly settings: On
  readonly asset: AssetDefinition
  readonly worker: PayoutWorker
  readonly node: ChainNode
  readonly chain: DepositChain
}

function reconcile(foundation: Foundation, opened: OpenedChain, watched: Watched): Reconciliation {
  const { worlds, logger, closing } = foundation
  const { settings, asset, worker, node, chain } = watched
  const { ask, reader } = node
  const world: WorldPort = worlds.real.world
  const onProblem = (error: unknown) =>
    logger.error({ event: 'sandbox_backing', err: error }, 'the play money is not backed')
  const bank = opened.sandbox?.token
  const backing =
    bank &&
    new SandboxBacking({
      ask,
      token: bank,
      world,
      asset: asset.id,
      deposits: chain.rows,
      pollMs: POLL_MS.sandbox / 2,
      onProblem,
    })
  const reconciliation = new Reconciliation({
    world,
    chain: createCustodyChain(ask, reader, opened.token),
    addresses: () => {
      const { signer } = worker.status
      const { warm, cold } = settings
      if (!signer) return undefined
      const gas = signer.sweeps.gasWallet
      return { hot: [signer.hotWallet], gas, warm, cold, deposits: chain.addresses.all() }
    },
    asset: asset.id,
    backing: backing ?? null,
    now: Date.now,
    everyMs: LOOK_EVERY_MS,
    onAlarm: (reason) => logger.fatal({ event: 'custody_alarm', reason }, 'custody and ledger differ'),
  })
  opened.sandbox?.onBegunAgain(() => reconciliation.beginAgain())
  closing.add('reconciliation', () => reconciliation.stop())
  if (backing) closing.add('sandbox backing', () => backing.stop())
  return reconciliation
}

/** Payouts, which resume where they stopped; the signer is a process of its own, in the sandbox a child of this one. */
export function createPayouts(foundation: Foundation, deposits: Deposits): Payouts {
  const { config, chain: opened, worlds, metrics } = foundation
  const { payout: settings } = config
  const { core } = worlds.real.world
  const { chain } = deposits
  const asset = core.assets().find(({ code }) => code === CURRENCY)
  if (settings.kind === 'off' || !opened || !chain || !asset) return NONE
  const child = settings.kind === 'embedded' ? createProcess(foundation, opened, settings) : undefined
  const { confirmations, node, check } = opened
  const pollMs = opened.sandbox ? POLL_MS.sandbox : POLL_MS.node
  const payouts = createPayoutChain({ ...node, check: check.reader, confirmations })
  const token = async () => (await readFile(settings.tokenFile, 'utf8')).trim()
  const signer = () => createSignerClient(settings.address, token)
  const asking = signer()
  const start = new SignerStart({ signer: asking, everyMs: SIGNER_LOOK_MS, withinMs: SIGNER_STARTS_WITHIN_MS })
  const worker = createWorker(foundation, payouts, asking, { replaceAfter: settings.replaceAfter, pollMs })
  const custody = reconcile(foundation, opened, { settings, asset, worker, node, chain })
  const around = { settings: settings.sweep, asset, node, payouts, signer: signer(), custody, chain, pollMs }
  const consolidation = createConsolidation(foundation, opened, around)
  foundation.closing.add('start of the signer', async () => start.stop())
  metrics.watch(
    'touchstone_payouts',
    'Withdrawals that wait for the signer or the chain, and the signer’s restarts',
    () => ({
      approved: worker.status.approved,
      signed: worker.status.signed,
      restarts: child?.restarts ?? 0,
    }),
  )
  metrics.watch('touchstone_custody', 'Units held beyond what the ledger owes, and 1 while less is held', () => ({
    difference: Number(custody.status.look?.difference ?? 0n),
    missing: custody.status.state === 'missing' ? 1 : 0,
  }))
  return {
    checks: {
      payouts: () => child?.trouble || start.trouble || worker.status.trouble || null,
      consolidation: () => consolidation.status.trouble || null,
      custody: () => (['missing', 'unknown'].includes(custody.status.state) ? custody.status.reason : null),
    },
    view: {
      currency: CURRENCY,
      scale: asset.scale,
      custody: () => custody.status,
      payouts: () => worker.status,
      consolidation: () => consolidation.status,
      sweepLeast: settings.sweep.least,
      process: () => child?.trouble ?? '',
      restricted: () => core.restriction.withdrawalsOnly()?.reason ?? '',
    },
    start: () => {
      child?.start()
      custody.start()
      void start.over().then(() => {
        worker.start()
        consolidation.start()
      })
    },
  }
}
