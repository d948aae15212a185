import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listingCommands } from '@touchstone/feeds'
import { loadOrCreateSigningKey, ManualClock } from '@touchstone/log'
import type { Command } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PUBLIC_KEY } from '../sequencer/openWorlds.ts'
import { closeFolder, openFolder, openOwner } from '../sequencer/testing/worldFolder.ts'
import type { World } from '../sequencer/world.ts'
import { readArguments } from './arguments.ts'
import { COMMANDS } from './commands.ts'

const HOLDER = 7
const START_MS = 1_767_225_600_000
const PERPETUAL = 2001
let identity = 0

/** What every customer command carries. */
function stamp(owner: number) {
  identity++
  return { owner, key1: identity, key2: identity, inputHash: identity, issuedAt: 0 }
}

async function accepted(world: World, command: Command): Promise<number> {
  const { reply } = await world.submit(command)
  if (reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${reply.rejection}`)
  return reply.kind === 'done' ? reply.value : reply.order
}

async function sample(world: World, price: number): Promise<void> {
  await accepted(world, { type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [price] }] })
}

/** A world in which contracts and options are traded; leaves a position, an order, an open option and a settled one. */
async function trade(world: World, clock: ManualClock): Promise<void> {
  const until = START_MS + 50_000
  for (const role of ['feed', 'maker'] as const)
    await accepted(world, { type: 'AcquireLease', role, holder: HOLDER, until })
  for (const command of listingCommands(world.core, START_MS, [1])) await accepted(world, command)
  const owner = await openOwner(world, 'ann')
  await accepted(world, { type: 'FaucetCredit', owner, asset: 1, amount: 10_000_000_000n, ref: 'ann' })
  for (const to of ['contract', 'delivery'] as const)
    await accepted(world, {
      type: 'TransferFunds',
      ...stamp(owner),
      from: 'funds',
      to,
      asset: 1,
      amount: 2_000_000_000n,
    })
  await sample(world, 500_000)
  const quote = {
    type: 'QuoteContract',
    holder: HOLDER,
    contract: PERPETUAL,
    bid: 499_990,
    ask: 500_010,
    step: 10,
  } as const
  await accepted(world, { ...quote, lots: [1_000] })
  const order = { type: 'PlaceContractOrder', contract: PERPETUAL, side: 'buy', leverage: 10 } as const
  const plain = { marginMode: 'isolated', reduceOnly: false, stopPrice: 0, trigger: 'mark', maxSlippagePpm: 0 } as const
  const rest = { ...plain, selfTrade: 'expire_taker', takeProfit: 0, stopLoss: 0 } as const
  await accepted(world, { ...order, ...rest, ...stamp(owner), kind: 'market', timeInForce: 'IOC', price: 0, lots: 100 })
  await accepted(world, {
    ...order,
    ...rest,
    ...stamp(owner),
    kind: 'limit',
    timeInForce: 'GTC',
    price: 490_000,
    lots: 9,
  })
  const option = { type: 'BuyOption', index: 1, cycle: 1, stake: 100_000_000n, payoutPpm: 850_000, feePpm: 0 } as const
  await accepted(world, { ...option, ...stamp(owner), direction: 'up' })
  for (let second = 1; second <= 61; second++) {
    clock.advance(1_000)
    if (second % 20 === 0)
      for (const role of ['feed', 'maker'] as const)
        await accepted(world, { type: 'AcquireLease', role, holder: HOLDER, until: START_MS + second * 1_000 + 50_000 })
    await sample(world, 500_000 + second)
  }
  await accepted(world, { ...option, ...stamp(owner), direction: 'down' })
}

describe('a world with contracts and timed orders', () => {
  let dataDir: string
  let state: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'touchstone-contracts-'))
    const key = await loadOrCreateSigningKey(join(dataDir, 'keys', 'checkpoints.pem'))
    await writeFile(join(dataDir, PUBLIC_KEY), key.publicKeyPem)
    const clock = new ManualClock(START_MS)
    const opened = await openFolder({ directory: join(dataDir, 'real'), key, clock })
    await trade(opened.world, clock)
    state = opened.world.core.stateHash()
    opened.world.core.checkInvariants()
    await closeFolder(opened)
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  /** What a command prints; rejects as it does. */
  async function run(command: string, ...more: string[]): Promise<string> {
    const printed: string[] = []
    const words = [command, '--data-dir', dataDir, '--world', 'real', ...more]
    await COMMANDS[command]?.(readArguments(words, {}), (line) => void printed.push(line))
    return printed.join('\n')
  }

  it('comes out again from its log, its snapshot and its checkpoint alike', async () => {
    const said = await run('verify')
    expect(said).toContain('1 checkpoints and 1 snapshots agree')
    expect(said).toContain(state)
  })

  it('goes on from its snapshot', async () => {
    const key = await loadOrCreateSigningKey(join(dataDir, 'keys', 'checkpoints.pem'))
    const clock = new ManualClock(START_MS + 62_000)
    const opened = await openFolder({ directory: join(dataDir, 'real'), key, clock })
    expect(opened.world.core.stateHash()).toBe(state)
    const owner = opened.world.core.customers.ownerOf('ann') ?? 0
    expect(opened.world.core.contracts.positions(owner)).toMatchObject([{ lots: 100 }])
    expect(opened.world.core.contracts.orders(owner)).toMatchObject([{ lots: 9 }])
    expect(opened.world.core.timedOptions.open(owner)).toMatchObject([{ direction: 'down' }])
    await closeFolder(opened)
  })

  it('shows how a timed order came out, computed again from the log', async () => {
    const said = await run('option', '--order', '1')
    for (const words of [
      'timed order 1 on BTCUSDT, up, 60 s',
      'stake 100.000000, fee 0.000000, wins 85.000000 on top',
      'strike   50000.1',
      'median of the last 5 s: 5 of 5 samples',
      'price    50005.8',
      'won, received 185.000000',
      'agrees with the log',
    ])
      expect(said).toContain(words)
    expect(said.match(/ sample /g)).toHaveLength(5)
  })

  it('says so when there is no such order, or no outcome yet', async () => {
    await expect(run('option', '--order', '9')).rejects.toThrow('there is no timed order 9 in real')
    await expect(run('option', '--order', '2')).rejects.toThrow('is not settled yet')
    await expect(run('option')).rejects.toThrow('--order is needed')
    expect(() => readArguments(['option', '--order', '0'], {})).toThrow('--order must be a whole number')
  })
})
