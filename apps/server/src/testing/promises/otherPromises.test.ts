import { parseDecimal } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { hostingActs } from '../../products/hosting/testing/hostingActs.ts'
import { COIN_ASSET, newCoinActs } from '../../products/newCoins/testing/newCoinActs.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { LEAST_ACTS } from './promisedActs.ts'
import { BTC, btc, PromisedWorld, USDT, usdt } from './promisedWorld.ts'

const COIN_SCALE = 4

describe('what else is promised before an act', () => {
  const office = withOffice()
  const hosting = hostingActs(office)
  const newCoins = newCoinActs(office)

  it('holds of exchanges of currencies and of transfers, to the last unit', async () => {
    const world = new PromisedWorld(office(), 21)
    const ann = await office().customer()
    const owner = office().ownerOf(ann)
    const funds = (asset: number) => world.available(owner, 'funds', asset)
    for (let act = 0; act < 80; act++) {
      await office().price(500_000 + world.whole(-5_000, 5_000))
      const buying = world.pick(true, false)
      const [from, to, amount] = buying
        ? ['USDT', 'BTC', `${world.whole(10, 900)}.${world.whole(100_000, 999_999)}`]
        : ['BTC', 'USDT', `0.${String(world.whole(100_000, 9_999_999)).padStart(8, '0')}`]
      const quote = await office().data('getExchangeQuote', { token: ann, from, to, amount })
      const before = { usdt: funds(USDT), btc: funds(BTC) }
      await world.entryOf(() => office().data('addExchange', { token: ann, quoteId: quote.quoteId }))
      const change = { usdt: funds(USDT) - before.usdt, btc: funds(BTC) - before.btc }
      expect(change).toEqual(
        buying
          ? { usdt: -usdt(quote.amount), btc: btc(quote.receive) }
          : { usdt: usdt(quote.receive), btc: -btc(quote.amount) },
      )
      const { accounts } = await office().data('getTransferInfo', { token: ann, currency: 'USDT' })
      const all = accounts.find(({ account }) => account === 'contract')?.transferable ?? ''
      const moved = world.available(owner, 'contract', USDT)
      const move = { token: ann, from: 'contract', to: 'funds', currency: 'USDT', amount: all }
      await world.entryOf(() => office().data('addTransfer', move))
      expect([usdt(all), world.available(owner, 'contract', USDT)]).toEqual([moved, 0n])
      await office().data('addTransfer', { ...move, from: 'funds', to: 'contract' })
    }
    expect(world.told('conversions')).toBeGreaterThanOrEqual(LEAST_ACTS.conversions)
  }, 60_000)

  it('holds of timed orders: the stake, and the payout when it is won', async () => {
    const world = new PromisedWorld(office(), 22)
    const ann = await office().customer()
    const owner = office().ownerOf(ann)
    for (let act = 0; act < 12; act++) {
      const terms = await office().data('getDeliveryCycle', { token: ann, symbol: 'BTCUSDT' })
      const cycle = terms.cycles[0]
      if (!cycle) throw new Error('there is no duration')
      const stake = `${world.whole(5, 900)}.${world.whole(100_000, 999_999)}`
      const direction = world.pick('up', 'down')
      const { payout, feeRate } = cycle
      const before = world.available(owner, 'delivery', USDT)
      const request = {
        token: ann,
        symbol: 'BTCUSDT',
        cycleId: String(cycle.id),
        direction,
        amount: stake,
        payout,
        feeRate,
      }
      await world.entryOf(() => office().data('addDelivery', request))
      expect(before - world.available(owner, 'delivery', USDT)).toBe(usdt(stake))
      await office().pass(1, 500_000)
      const up = world.pick(true, false)
      await office().pass(61, up ? 500_300 : 499_700)
      const profit = (usdt(stake) * millionths(payout)) / 1_000_000n
      const won = up === (direction === 'up')
      expect(world.available(owner, 'delivery', USDT) - before).toBe(won ? profit : -usdt(stake))
      world.note(won ? 'won' : 'lost')
    }
    expect([...world.compared.keys()].toSorted()).toEqual(['lost', 'won'])
    expect(world.told('options')).toBeGreaterThanOrEqual(LEAST_ACTS.options)
  }, 60_000)

  it('holds of hosting: each day, the whole term, and what an early end gives back', async () => {
    const world = new PromisedWorld(office(), 23)
    await hosting.found('real')
    const ann = await hosting.customer()
    const owner = office().ownerOf(ann)
    const wallet = () => world.available(owner, 'hosting', USDT)
    for (const early of [true, false, true, false]) {
      const amount = `${world.whole(100, 900)}.${world.whole(100_000, 999_999)}`
      const promised = await office().data('tryProfit', { token: ann, id: '1', amount })
      const before = wallet()
      const { orderNo } = await hosting.buy(ann, { amount })
      expect(before - wallet()).toBe(usdt(amount))
      world.count()
      await hosting.passDays(1)
      expect(wallet() - before + usdt(amount)).toBe(usdt(promised.daily))
      world.count()
      if (early) {
        expect(await hosting.sell(ann, orderNo)).toMatchObject({
          data: { receive: promised.earlyReceive, loss: promised.earlyLoss },
        })
        await hosting.passDays(2)
        expect(wallet() - before).toBe(usdt(promised.daily) - usdt(promised.earlyLoss))
        expect(usdt(promised.earlyReceive) + usdt(promised.earlyLoss)).toBe(usdt(amount))
        world.count()
      } else {
        await hosting.passDays(6)
        expect(office().real.world.core.time).toBe(promised.endTime)
        expect(wallet() - before).toBe(usdt(promised.total))
        world.count()
      }
      world.note(early ? 'ended early' : 'ended')
    }
    expect(world.told('hosting')).toBeGreaterThanOrEqual(LEAST_ACTS.hosting)
  }, 60_000)

  it('holds of new coins: what is set aside, and what is paid for them', async () => {
    const world = new PromisedWorld(office(), 24)
    await newCoins.appoint()
    await newCoins.offer()
    for (let act = 0; act < 10; act++) {
      const ann = await office().customer()
      const owner = office().ownerOf(ann)
      const quantity = `${world.whole(10, 800)}.${world.whole(1, 9)}`
      const promised = await office().data('tryNewcoins', { token: ann, id: '1', quantity })
      const before = world.available(owner, 'funds', USDT)
      const { orderNo } = await newCoins.buy(ann, { quantity })
      expect(before - world.available(owner, 'funds', USDT)).toBe(usdt(promised.cost))
      await newCoins.pass(orderNo)
      expect(before - world.available(owner, 'funds', USDT)).toBe(usdt(promised.cost))
      const coins = world.core.ledger.balances(owner).filter(({ asset }) => asset === COIN_ASSET)
      const given = coins.reduce((sum, { available, held }) => sum + available + held, 0n)
      expect(given).toBe(parseDecimal(quantity, COIN_SCALE))
      world.count()
    }
    expect(world.told('coins')).toBeGreaterThanOrEqual(LEAST_ACTS.coins)
  }, 60_000)
})

function millionths(fraction: string): bigint {
  return BigInt(Math.round(Number(fraction) * 1e6))
}
