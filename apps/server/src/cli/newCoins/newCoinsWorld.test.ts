import { expect, it } from 'vitest'
import { offerNewCoins } from '../../sandbox/newCoins/offerNewCoins.ts'
import { appointTwo } from '../../sequencer/testing/decisionsOfTwo.ts'
import { closeFolder, openOwner } from '../../sequencer/testing/worldFolder.ts'
import type { World } from '../../sequencer/world.ts'
import { accepted, stamp, withReportedWorld } from '../testing/reportedWorld.ts'

const USDT = 1_000_000n
const COINS = 10_000n
/** The one that is open. */
const COIN = 2

const { open, verify } = withReportedWorld()

async function subscribe(world: World): Promise<number> {
  const owner = await openOwner(world, 'ann')
  await accepted(world, { type: 'FaucetCredit', owner, asset: 1, amount: 10_000n * USDT, ref: 'ann' })
  const terms = world.core.newCoins.offering(COIN)?.version ?? 0
  const subscription = { type: 'SubscribeCoins', coin: COIN, quantity: 1_000n * COINS, terms } as const
  await accepted(world, { ...subscription, ...stamp(owner) })
  return owner
}

it('lists, allocates, lists and releases a coin while the server comes and goes, and verify says where everything lies', async () => {
  const first = await open(0)
  await accepted(first.world, {
    type: 'FaucetCredit',
    owner: await openOwner(first.world, 'old'),
    asset: 1,
    amount: 1n,
    ref: 'old',
  })
  await appointTwo(first.world, 'administrator', 'treasury', 'markets')
  await offerNewCoins(first.world, first.world.core.time)
  const owner = await subscribe(first.world)
  await closeFolder(first)
  expect(await verify()).toContain('HRBR, 1000000.0000 LNTRN, 1000000.0000 MRDN in the offering account')

  const second = await open(31)
  await second.keeper.confirmClock('ann: a month has passed')
  const { core } = second.world
  const asset = core.newCoins.offering(COIN)?.terms.asset
  expect(core.assets().map(({ id }) => id)).toContain(asset)
  expect(core.newCoins.ofOwner(owner)).toMatchObject([{ state: 'under_review', cost: 250n * USDT }])
  await offerNewCoins(second.world, core.time)
  expect(core.newCoins.ofOwner(owner)).toMatchObject([{ state: 'passed', allocated: 1_000n * COINS }])
  await closeFolder(second)
  expect(await verify()).toContain('250.000000 USDT')

  const third = await open(45)
  await third.keeper.settleClock()
  const balance = third.world.core.ledger.balances(owner).find((one) => one.asset === asset)
  expect(balance).toMatchObject({ available: 1_000n * COINS, held: 0n })
  expect(third.world.core.spot.market(third.world.core.newCoins.offering(COIN)?.terms.market ?? 0).state).toBe('open')
  third.world.core.checkInvariants()
  await closeFolder(third)
  expect(await verify()).toContain('entries are what they were')
})
