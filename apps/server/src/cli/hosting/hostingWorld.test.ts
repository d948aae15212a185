import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSigningKey, ManualClock, type SigningKey } from '@touchstone/log'
import type { Command } from '@touchstone/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerHosting } from '../../sandbox/hosting/offerHosting.ts'
import { PUBLIC_KEY } from '../../sequencer/openWorlds.ts'
import { closeFolder, openFolder, openOwner } from '../../sequencer/testing/worldFolder.ts'
import type { World } from '../../sequencer/world.ts'
import { readArguments } from '../arguments.ts'
import { COMMANDS } from '../commands.ts'

const START_MS = 1_767_225_600_000
const DAY_MS = 86_400_000
const THOUSAND = 1_000_000_000n

let dataDir: string
let key: SigningKey
let identity = 0
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'touchstone-hosting-'))
  key = await loadOrCreateSigningKey(join(dataDir, 'keys', 'checkpoints.pem'))
  await writeFile(join(dataDir, PUBLIC_KEY), key.publicKeyPem)
})
afterEach(() => rm(dataDir, { recursive: true }))

async function accepted(world: World, command: Command): Promise<void> {
  const { reply } = await world.submit(command)
  if (reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${reply.rejection}`)
}

/** What every customer command carries. */
function stamp(owner: number) {
  identity++
  return { owner, key1: identity, key2: identity, inputHash: identity, issuedAt: 0 }
}

/** A customer hosts 1,000 for a week and 500 for a month, and asks for the latter at once. */
async function host(world: World): Promise<void> {
  for (const operator of [1, 2])
    await accepted(world, {
      type: 'Decide',
      proposer: 0,
      approver: 0,
      effectiveAt: 0,
      reason: 'a test',
      action: { type: 'AppointOperator', operator, roles: ['administrator', 'treasury'] },
    })
  await offerHosting(world)
  const owner = await openOwner(world, 'ann')
  await accepted(world, { type: 'FaucetCredit', owner, asset: 1, amount: 2n * THOUSAND, ref: 'ann' })
  const move = { type: 'TransferFunds', from: 'funds', to: 'hosting', asset: 1, amount: 2n * THOUSAND } as const
  await accepted(world, { ...move, ...stamp(owner) })
  const buy = { type: 'BuyHosting', ...stamp(owner), product: 1, amount: THOUSAND } as const
  await accepted(world, { ...buy, terms: world.core.hosting.product(1)?.version ?? 0 })
  const other = { type: 'BuyHosting', ...stamp(owner), product: 2, amount: THOUSAND / 2n } as const
  await accepted(world, { ...other, terms: world.core.hosting.product(2)?.version ?? 0 })
  await accepted(world, { type: 'RedeemHosting', ...stamp(owner), order: 2 })
}

const open = (days: number) =>
  openFolder({ directory: join(dataDir, 'real'), key, clock: new ManualClock(START_MS + days * DAY_MS) })

async function verify(): Promise<string> {
  const printed: string[] = []
  const words = ['verify', '--data-dir', dataDir, '--world', 'real']
  await COMMANDS.verify?.(readArguments(words, {}), (line) => void printed.push(line))
  return printed.join('\n')
}

it('pays every day that passed while the server was away, once, and verify says where it came from', async () => {
  const first = await open(0)
  await host(first.world)
  await closeFolder(first)
  expect(await verify()).toContain(
    'hosting: 0.000000 USDT of returns, 0.000000 of it from customers; 8.100000 set aside against 2.100000 owed',
  )

  const second = await open(3)
  await second.keeper.resumeClock()
  const owner = second.world.core.customers.ownerOf('ann') ?? 0
  expect(second.world.core.hosting.ofOwner(owner)).toMatchObject([{ order: 1, daysPaid: 3, paid: 900_000n }])
  const { sequence } = second.world.core
  await closeFolder(second)

  const third = await open(3)
  expect(third.world.core.hosting.order(1)).toMatchObject({ daysPaid: 3 })
  expect(third.world.core.sequence).toBe(sequence)
  await closeFolder(third)

  const last = await open(40)
  await last.keeper.resumeClock()
  expect(last.world.core.hosting.ofOwner(owner)).toEqual([])
  const wallet = last.world.core.ledger.balances(owner).find((one) => one.wallet === 'hosting' && one.asset === 1)
  expect(wallet).toMatchObject({ available: 2n * THOUSAND - 25_000_000n + 2_100_000n, held: 0n })
  last.world.core.checkInvariants()
  await closeFolder(last)
  expect(await verify()).toContain(
    'hosting: 2.100000 USDT of returns, 0.000000 of it from customers; 0.000000 set aside against 0.000000 owed',
  )
})
