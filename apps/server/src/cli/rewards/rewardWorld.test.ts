import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSigningKey, ManualClock, type SigningKey } from '@touchstone/log'
import type { Command, OperatorAction } from '@touchstone/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerRewards } from '../../sandbox/rewards/offerRewards.ts'
import { PUBLIC_KEY } from '../../sequencer/openWorlds.ts'
import { closeFolder, openFolder, openOwner } from '../../sequencer/testing/worldFolder.ts'
import type { World } from '../../sequencer/world.ts'
import { readArguments } from '../arguments.ts'
import { COMMANDS } from '../commands.ts'

/** Midnight in Hong Kong, 2026-01-01. */
const START_MS = 1_767_196_800_000
const DAY_MS = 86_400_000
const HOLDER = 7

let dataDir: string
let key: SigningKey
let identity = 0
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'touchstone-rewards-'))
  key = await loadOrCreateSigningKey(join(dataDir, 'keys', 'checkpoints.pem'))
  await writeFile(join(dataDir, PUBLIC_KEY), key.publicKeyPem)
})
afterEach(() => rm(dataDir, { recursive: true }))

async function submit(world: World, command: Command) {
  const { reply } = await world.submit(command)
  if (reply.kind === 'rejected') throw new Error(`${command.type} was refused: ${reply.rejection}`)
  return reply
}

/** What every customer command carries. */
function stamp(owner: number) {
  identity++
  return { owner, key1: identity, key2: identity, inputHash: identity, issuedAt: 0 }
}

function decide(world: World, action: OperatorAction, [proposer, approver] = [1, 2]) {
  const people = { proposer: proposer ?? 1, approver: approver ?? 2, effectiveAt: 0, reason: 'a test' }
  return submit(world, { type: 'Decide', ...people, action })
}

/** Two operators, a sandbox's rewards, and three customers: ann invited bob; cid trades with bob. */
async function begin(world: World) {
  for (const operator of [1, 2])
    await decide(
      world,
      { type: 'AppointOperator', operator, roles: ['administrator', 'treasury', 'compliance'] },
      [0, 0],
    )
  await offerRewards(world)
  const [ann, bob, cid] = [await openOwner(world, 'ann'), await openOwner(world, 'bob'), await openOwner(world, 'cid')]
  for (const owner of [bob, cid]) {
    await submit(world, { type: 'FaucetCredit', owner, asset: 1, amount: 1_000_000_000_000n, ref: `usdt ${owner}` })
    await submit(world, { type: 'FaucetCredit', owner, asset: 2, amount: 1_000_000_000n, ref: `btc ${owner}` })
  }
  for (const owner of [ann, bob]) await decide(world, { type: 'SetVerification', owner, level: 1 })
  await submit(world, { type: 'SetReferrer', customer: bob, referrer: ann })
  await submit(world, { type: 'QualifyInvitee', customer: bob, qualified: true, reason: '' })
  return { ann, bob, cid }
}

async function trade(world: World, buyer: number, seller: number): Promise<void> {
  const order = {
    type: 'PlaceOrder',
    market: 1,
    kind: 'limit',
    timeInForce: 'GTC',
    price: 500_000,
    lots: 100_000,
    turnover: 0n,
    stopPrice: 0,
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
  } as const
  await submit(world, { type: 'AcquireLease', role: 'feed', holder: HOLDER, until: world.core.time + 5_000 })
  const samples = [{ market: 1, sources: [500_000, 500_000, 500_000] }]
  await submit(world, { type: 'IndexSamples', holder: HOLDER, samples })
  await submit(world, { ...order, ...stamp(seller), side: 'sell' })
  await submit(world, { ...order, ...stamp(buyer), side: 'buy' })
}

const open = (atMs: number) =>
  openFolder({ directory: join(dataDir, 'real'), key, clock: new ManualClock(START_MS + atMs) })

async function verify(): Promise<string> {
  const printed: string[] = []
  const words = ['verify', '--data-dir', dataDir, '--world', 'real']
  await COMMANDS.verify?.(readArguments(words, {}), (line) => void printed.push(line))
  return printed.join('\n')
}

it('keeps days, rewards and commissions over restarts and a long sleep, and verify says what they were paid out of', async () => {
  const first = await open(DAY_MS - 2_000)
  const { ann, bob, cid } = await begin(first.world)
  await trade(first.world, bob, cid)
  await trade(first.world, cid, bob)
  expect(await submit(first.world, { type: 'SignIn', ...stamp(bob) })).toMatchObject({ value: 1 })
  await submit(first.world, { type: 'ReceiveSign', ...stamp(bob), day: 1 })
  const totals = first.world.core.rewards.totals(bob)
  await closeFolder(first)
  expect(await verify()).toMatch(
    /rewards: 0\.100000 USDT out of campaigns, which have 69999\.900000 left of their budgets/,
  )

  const second = await open(DAY_MS)
  expect(second.world.core.rewards.totals(bob)).toEqual(totals)
  expect(await submit(second.world, { type: 'SignIn', ...stamp(bob) })).toMatchObject({ value: 2 })
  const again = await second.world.submit({ type: 'ReceiveSign', ...stamp(bob), day: 1 })
  expect(again.reply).toMatchObject({ rejection: 'sign_reward_received' })
  expect(second.world.core.invitations.waiting(ann)).not.toEqual([])
  await closeFolder(second)

  const last = await open(40 * DAY_MS)
  await last.keeper.confirmClock('ann: five weeks have passed')
  expect(last.world.core.invitations.waiting(ann)).toEqual([])
  const paid = last.world.core.ledger.balances(ann).reduce((sum, { available }) => sum + available, 0n)
  expect(paid).toBeGreaterThan(0n)
  expect(last.world.core.signIn.cycle(bob)).toMatchObject({ cycle: 2, today: 1 })
  last.world.core.checkInvariants()
  await closeFolder(last)
  expect(await verify()).toMatch(/commissions: \d+\.\d*[1-9]\d* \w+ out of fees, 0\.0+ waiting/)
})
