import type { CreditDeposit, OwnerId } from '@touchstone/protocol'
import { encodeDeployData, encodeFunctionData } from 'viem'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { createChainReader } from '../chainReader.ts'
import { type ChainRows, createChainRows } from '../chainRows.ts'
import { SANDBOX_XPUB } from '../chainSettings.ts'
import type { CreditPort } from '../creditDeposits.ts'
import { createAddressDeriver } from '../depositAddresses.ts'
import { GasSources } from '../gasSources.ts'
import { type IssuedAddresses, openIssuedAddresses } from '../issuedAddresses.ts'
import { type AskNode, createJsonRpc } from '../jsonRpc.ts'
import { anvilBinary } from '../sandbox/anvilBinary.ts'
import { readCompiledContract } from '../sandbox/compiledContract.ts'
import { openSandboxToken, type SandboxToken, transact } from '../sandbox/sandboxToken.ts'
import { type Anvil, startAnvil } from '../sandbox/startAnvil.ts'
import { Watcher } from '../watcher.ts'

export const CONFIRMATIONS = 6
const CLOCK = { now: () => 1_700_000_000_000 }
const FORGER = readCompiledContract('Forger')
const TOKEN = readCompiledContract('SandboxDollar')
const SENDS = new Set(['eth_sendTransaction', 'eth_sendRawTransaction'])
const SETTLED_WITHIN_MS = 10_000

/** A real chain with the real token, and a contract that forges. */
export interface TestChain {
  readonly rpcUrl: string
  readonly ask: AskNode
  readonly token: SandboxToken
  readonly forger: string
  stop(): Promise<void>
  mine(blocks: number): Promise<void>
  /** Calls a contract that forges; also when the transaction fails, it stands in a block. */
  forge(contract: string, name: string, args: readonly unknown[]): ReturnType<typeof transact>
  deployForger(): Promise<string>
  /** From now on the token keeps this many ten-thousandths of each transfer. */
  takeFee(basisPoints: number): Promise<void>
  accounts(): Promise<readonly string[]>
}

/**
 * The chain puts a transaction into a block only after it has answered: in one of five cases a test that reads at once reads the state
 * before it. Here the answer waits for the block, unless the test makes the blocks itself.
 */
function settled(ask: AskNode): AskNode {
  let makesBlocks = true
  return async (method, params) => {
    const answer = await ask(method, params)
    if (method === 'evm_setAutomine') makesBlocks = params?.[0] === true
    if (makesBlocks && SENDS.has(method)) await untilNonePending(ask)
    return answer
  }
}

async function untilNonePending(ask: AskNode): Promise<void> {
  const until = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < until) {
    const { pending } = (await ask('txpool_status', [])) as { readonly pending: string }
    if (BigInt(pending) === 0n) return
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  throw new Error('the chain left a transaction in no block')
}

export async function startTestChain(): Promise<TestChain> {
  const binary = anvilBinary(process.platform, process.arch)
  if (!binary) throw new Error('no chain for this machine')
  const anvil: Anvil = await startAnvil(binary)
  const ask = settled(createJsonRpc(anvil.rpcUrl))
  const token = await openSandboxToken(ask)
  const deployForger = async () => {
    const data = encodeDeployData({ abi: FORGER.abi, bytecode: FORGER.bytecode })
    return String((await transact(ask, { from: token.bank, data })).contract).toLowerCase()
  }
  const forger = await deployForger()
  await token.send(forger, 1_000_000_000n)
  return {
    rpcUrl: anvil.rpcUrl,
    ask,
    token,
    forger,
    stop: () => anvil.stop(),
    mine: async (blocks) => {
      await ask('anvil_mine', [`0x${blocks.toString(16)}`])
    },
    forge: async (to, name, args) => {
      const data = encodeFunctionData({ abi: FORGER.abi, functionName: name, args })
      return transact(ask, { from: token.bank, to, data, gas: '0x100000' })
    },
    deployForger,
    takeFee: async (basisPoints) => {
      const data = encodeFunctionData({ abi: TOKEN.abi, functionName: 'setFee', args: [basisPoints] })
      await transact(ask, { from: token.bank, to: token.contract, data })
    },
    accounts: async () => (await ask('eth_accounts')) as string[],
  }
}

/** A log that takes deposits, once each, and refuses those it was told to refuse. */
export class FakeLog implements CreditPort {
  readonly credits: CreditDeposit[] = []
  refuseWith = ''
  /** Thrown after the log has it, as when the process is killed before it can write that down. */
  dieAfterNext = false

  isCredited(deposit: Pick<CreditDeposit, 'token' | 'transaction' | 'logIndex'>): boolean {
    return this.credits.some(
      ({ token, transaction, logIndex }) =>
        token === deposit.token && transaction === deposit.transaction && logIndex === deposit.logIndex,
    )
  }

  async credit(command: CreditDeposit) {
    if (this.refuseWith !== '') return { refused: this.refuseWith }
    if (this.isCredited(command)) return { refused: 'already_done' }
    this.credits.push(command)
    if (this.dieAfterNext) {
      this.dieAfterNext = false
      throw new Error('killed')
    }
    return { sequence: this.credits.length }
  }

  of(owner: OwnerId): readonly bigint[] {
    return this.credits.filter((credit) => credit.owner === owner).map(({ amount }) => amount)
  }
}

/** A watcher on a real chain and a real database, stepped by hand. */
export interface WatcherBench {
  readonly rows: ChainRows
  readonly addresses: IssuedAddresses
  readonly gasSources: GasSources
  readonly watcher: Watcher
  readonly problems: unknown[]
  readonly changed: OwnerId[]
  /** Steps until there is nothing more to read. */
  catchUp(): Promise<void>
}

export async function openWatcherBench(
  database: OpenDatabase,
  chain: Pick<TestChain, 'ask' | 'token'>,
  log: CreditPort,
  over: { readonly ask?: AskNode; readonly check?: AskNode } = {},
): Promise<WatcherBench> {
  const rows = createChainRows(database.kysely, CLOCK)
  const derive = createAddressDeriver(SANDBOX_XPUB)
  const addresses = await openIssuedAddresses({ database: database.kysely, clock: CLOCK, derive })
  const gasSources = new GasSources()
  const problems: unknown[] = []
  const changed: OwnerId[] = []
  const reader = createChainReader(over.ask ?? chain.ask)
  const watcher = new Watcher({
    reader,
    check: over.check ? createChainReader(over.check) : reader,
    rows,
    addresses,
    gasSources,
    port: log,
    token: chain.token.contract,
    asset: 1,
    scale: 6,
    confirmations: CONFIRMATIONS,
    beginAt: 'first block',
    pollMs: 100,
    onChange: (owners) => changed.push(...owners),
    onCredited: async () => {},
    onProblem: (problem) => problems.push(problem),
  })
  const catchUp = async () => {
    while (await watcher.step());
  }
  return { rows, addresses, gasSources, watcher, problems, changed, catchUp }
}
