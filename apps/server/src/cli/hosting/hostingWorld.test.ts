import { expect, it } from 'vitest'
import { offerHosting } from '../../sandbox/hosting/offerHosting.ts'
import { appointTwo } from '../../sequencer/testing/decisionsOfTwo.ts'
import { closeFolder, openOwner } from '../../sequencer/testing/worldFolder.ts'
import type { World } from '../../sequencer/world.ts'
import { accepted, stamp, withReportedWorld } from '../testing/reportedWorld.ts'

const THOUSAND = 1_000_000_000n

const { open, verify } = withReportedWorld()

/** A customer hosts 1,000 for a week and 500 for a month, and asks for the latter at once. */
async function host(world: World): Promise<void> {
  await appointTwo(world, 'administrator', 'treasury', 'markets')
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

it('pays every day that passed while the server was away, once, and verify says where it came from', async () => {
  const first = await open(0)
  await host(first.world)
  await closeFolder(first)
  expect(await verify()).toContain(
    'hosting: 0.000000 USDT of returns, 0.000000 of it from customers; 8.100000 set aside against 2.100000 owed',
  )

  const second = await open(3)
  await second.keeper.settleClock()
  const owner = second.world.core.customers.ownerOf('ann') ?? 0
  expect(second.world.core.hosting.ofOwner(owner)).toMatchObject([{ order: 1, daysPaid: 3, paid: 900_000n }])
  const { sequence } = second.world.core
  await closeFolder(second)

  const third = await open(3)
  expect(third.world.core.hosting.order(1)).toMatchObject({ daysPaid: 3 })
  expect(third.world.core.sequence).toBe(sequence)
  await closeFolder(third)

  const last = await open(40)
  await last.keeper.confirmClock('ann: five weeks have passed')
  expect(last.world.core.hosting.ofOwner(owner)).toEqual([])
  const wallet = last.world.core.ledger.balances(owner).find((one) => one.wallet === 'hosting' && one.asset === 1)
  expect(wallet).toMatchObject({ available: 2n * THOUSAND - 25_000_000n + 2_100_000n, held: 0n })
  last.world.core.checkInvariants()
  await closeFolder(last)
  expect(await verify()).toContain(
    'hosting: 2.100000 USDT of returns, 0.000000 of it from customers; 0.000000 set aside against 0.000000 owed',
  )
})
