import { readFile } from 'node:fs/promises'
import { sandboxGenesis } from '@touchstone/feeds'
import { signingKeyFromSeed } from '@touchstone/log'
import type { Command, OperatorAction } from '@touchstone/protocol'
import { pino } from 'pino'
import { createChainReader } from '../../chain/chainReader.ts'
import { createJsonRpc } from '../../chain/jsonRpc.ts'
import { openWorld } from '../../sequencer/openWorld.ts'
import { createPayoutChain } from '../payoutChain.ts'
import { PayoutWorker } from '../payoutWorker.ts'
import { createSignerClient, type SignerPort } from '../signerClient.ts'

/**
 * The payout path of the server in a process of its own, made to be killed: real journal, real chain, real signer. At its first
 * start customers pay in and ask for it back, and operators approve it. It kills itself at the step it is told, and says how
 * many withdrawals are open.
 */
const [directory = '', rpcUrl = '', contract = '', steps = '0'] = process.argv.slice(2)
const CONFIRMATIONS = 3
const CUSTOMERS = 3
const WITHDRAWALS = 12
/** Refused again, if it is not too late: every so manieth. */
const REFUSED = 4
const DEPOSIT = 1_000_000_000n
const RETURN_FEE = 5_000_000n
const USDT = 1
const silent = () => undefined

/** Counts down over everything that leaves this process; dies before or after the last. */
let left = Number(steps)
async function step<Result>(work: () => Promise<Result>): Promise<Result> {
  if (left === 1) process.kill(process.pid, 'SIGKILL')
  const result = await work()
  if (left === 2) process.kill(process.pid, 'SIGKILL')
  left -= left > 0 ? 2 : 0
  return result
}

const { world } = await openWorld({
  world: 'real',
  directory: `${directory}/real`,
  key: signingKeyFromSeed(new Uint8Array(32).fill(7)),
  sandbox: true,
  genesis: () => sandboxGenesis('real', { markets: [1], minimumSources: 1 }),
  observer: {
    appended: silent,
    block: silent,
    halted: ({ reason }) => {
      throw new Error(reason)
    },
    followerFailed: silent,
  },
  logger: pino({ level: 'silent' }),
  segmentBytes: 256 * 1024,
})

async function decide(proposer: number, action: OperatorAction): Promise<boolean> {
  const command: Command = { type: 'Decide', proposer, approver: 0, effectiveAt: 0, reason: 'in a test', action }
  return (await world.submit(command)).reply.kind === 'done'
}

function digits(number: number, length: number): string {
  return `0x${number.toString(16).padStart(length, '0')}`
}

for (const operator of [1, 2])
  await decide(0, { type: 'AppointOperator', operator, roles: ['administrator', 'treasury'] })
const owners: number[] = []
for (let index = 0; index < CUSTOMERS; index++) {
  const { reply } = await world.submit({ type: 'OpenOwner', ref: `customer ${index}` })
  owners.push(reply.kind === 'done' ? reply.value : 0)
}
for (let number = 1; number <= WITHDRAWALS; number++) {
  const owner = owners[number % CUSTOMERS] ?? 0
  const from = digits(0xabc000 + number, 40)
  const place = { chain: 'ethereum', contract, transaction: digits(number, 64), logIndex: 0, block: 1 } as const
  const to = digits(1, 40)
  await world.submit({ type: 'CreditDeposit', owner, asset: USDT, amount: DEPOSIT, ...place, from, to })
  const lot = world.core.lots(owner).find(({ returnTo, lot: id }) => returnTo === from && id === number)
  if (!lot) continue
  const keys = { owner, key1: number, key2: number, inputHash: number, issuedAt: 0 }
  const asked = { kind: 'return', asset: USDT, amount: DEPOSIT, fee: RETURN_FEE, target: number, payee: '' } as const
  await world.submit({ type: 'RequestWithdrawal', ...keys, ...asked })
}
for (const { withdrawal } of world.core.openWithdrawals()) {
  await decide(1, { type: 'TakeWithdrawal', withdrawal })
  await decide(1, { type: 'ApproveWithdrawal', withdrawal })
}

const ask = createJsonRpc(rpcUrl)
const reader = createChainReader(ask)
const chain = createPayoutChain({ ask, reader, check: reader, confirmations: CONFIRMATIONS })
const client = createSignerClient(`${directory}/signer.sock`, async () =>
  (await readFile(`${directory}/keys/signer.token`, 'utf8')).trim(),
)
const signer: SignerPort = {
  ask: (call, fields) => (call === 'status' ? client.ask(call, fields) : step(() => client.ask(call, fields))),
  close: () => client.close(),
}
const worker = new PayoutWorker({
  world: { core: world.core, submit: (command) => step(() => world.submit(command)) },
  signer,
  chain: { ...chain, broadcast: (raw, transaction) => step(() => chain.broadcast(raw, transaction)) },
  replaceAfter: 3,
  pollMs: 20,
  onReplaced: silent,
  onProblem: (problem) => process.stderr.write(`${problem}\n`),
})
worker.start()
for (const { withdrawal } of world.core.openWithdrawals())
  if (withdrawal % REFUSED === 0) await decide(2, { type: 'RefuseWithdrawal', withdrawal })
let told = -1
setInterval(() => {
  const open = world.core.openWithdrawals().length
  if (open !== told) process.stdout.write(`${open} open\n`)
  told = open
}, 50)
