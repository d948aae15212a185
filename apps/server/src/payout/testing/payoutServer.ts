import { readFile } from 'node:fs/promises'
import { createChainReader } from '../../chain/chainReader.ts'
import { SANDBOX_XPUB } from '../../chain/chainSettings.ts'
import { createAddressDeriver } from '../../chain/depositAddresses.ts'
import { createJsonRpc } from '../../chain/jsonRpc.ts'
import { openKillableWorld } from '../../sequencer/testing/openKillableWorld.ts'
import { ConsolidationWorker } from '../consolidation/consolidationWorker.ts'
import { createSweepChain } from '../consolidation/sweepChain.ts'
import { createCustodyChain } from '../custody/custodyChain.ts'
import type { CustodyBalance } from '../custody/reconciliation.ts'
import { createPayoutChain, type PayoutChain } from '../payoutChain.ts'
import { createSignerClient, type SignerPort } from '../signerClient.ts'
import { PayoutWorker } from '../withdrawals/payoutWorker.ts'
import { askForReturns, decide } from './askForReturns.ts'

/**
 * The payout path of the server in a process of its own, made to be killed: real journal, real chain, real signer. At its first
 * start customers pay in and ask for it back, and operators approve it; what lies on their deposit addresses is moved meanwhile. It
 * kills itself at the step it is told, of payments and sweeps or of fees that are raised, and says how many withdrawals are open and how many deposits wait.
 */
const [directory = '', rpcUrl = '', contract = '', steps = '0', counted = 'any'] = process.argv.slice(2)
const CONFIRMATIONS = 3
const CUSTOMERS = 3
const WITHDRAWALS = 12
/** Refused again, if it is not too late: every so manieth. */
const REFUSED = 4
const POLL_MS = 20
const LOOK_EVERY_MS = 50
const silent = () => undefined
const derive = createAddressDeriver(SANDBOX_XPUB)
const addressOf = (owner: number) => derive(owner).toLowerCase()

type Kind = 'raise' | 'other'

/** Counts down over everything that leaves this process, or over what raises a fee; dies before or after the last. */
let left = Number(steps)
async function step<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
  if (counted !== 'any' && counted !== kind) return work()
  if (left === 1) process.kill(process.pid, 'SIGKILL')
  const result = await work()
  if (left === 2) process.kill(process.pid, 'SIGKILL')
  left -= left > 0 ? 2 : 0
  return result
}

const world = await openKillableWorld(`${directory}/real`)

const owners = await askForReturns(world, {
  token: contract,
  customers: CUSTOMERS,
  withdrawals: WITHDRAWALS,
  addressOf,
})
const addresses = owners.map(addressOf)
const ask = createJsonRpc(rpcUrl)
const reader = createChainReader(ask)
const chain = createPayoutChain({ ask, reader, check: reader, confirmations: CONFIRMATIONS })
function openClient(): SignerPort {
  const token = async () => (await readFile(`${directory}/keys/signer.token`, 'utf8')).trim()
  const client = createSignerClient(`${directory}/signer.sock`, token)
  return {
    ask: (call, fields) => {
      const ask = () => client.ask(call, fields)
      return call === 'status' ? ask() : step(call === 'replace' ? 'raise' : 'other', ask)
    },
    close: () => client.close(),
  }
}
const broadcast: PayoutChain['broadcast'] = (raw, transaction) => step('other', () => chain.broadcast(raw, transaction))
const onProblem = (problem: string) => process.stderr.write(`${problem}\n`)
const worker = new PayoutWorker({
  world: {
    core: world.core,
    submit: (command) => step(command.type === 'ReplacePayment' ? 'raise' : 'other', () => world.submit(command)),
  },
  signer: openClient(),
  chain: { ...chain, broadcast },
  replaceAfter: CONFIRMATIONS,
  pollMs: POLL_MS,
  onReplaced: silent,
  onProblem,
})
const custody = createCustodyChain(ask, reader, contract)
let held: readonly CustodyBalance[] = []
const consolidation = new ConsolidationWorker({
  signer: openClient(),
  chain: { ...createSweepChain({ ask, payouts: chain, custody, confirmations: CONFIRMATIONS }), broadcast },
  places: {
    key: SANDBOX_XPUB,
    held: () => held,
    indexOf: (address) => owners[addresses.indexOf(address)],
    coinsAside: async () => 0n,
  },
  core: world.core,
  least: 1n,
  highestFee: 10n ** 12n,
  paused: () => undefined,
  onGasWallet: silent,
  now: Date.now,
  pollMs: POLL_MS,
  onProblem,
})
worker.start()
consolidation.start()
for (const { withdrawal } of world.core.withdrawals.open())
  if (withdrawal % REFUSED === 0) await decide(world, 2, { type: 'RefuseWithdrawal', withdrawal })
let told = ''
for (;;) {
  const balances = await custody.balances(addresses, await reader.head()).catch(() => undefined)
  if (balances) held = addresses.map((address, place) => ({ address, balance: balances[place] ?? 0n }))
  const waiting = held.filter(({ balance }) => balance > 0n).length
  const reasons = consolidation.status.waiting.map(({ reason }) => reason).join()
  const now = `${world.core.withdrawals.open().length} open, ${waiting} waiting (${reasons})`
  if (balances && now !== told) process.stdout.write(`${now}\n`)
  told = now
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
