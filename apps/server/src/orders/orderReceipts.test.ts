import type { Command, CoreEvent, OwnerId } from '@touchstone/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testSession } from '../projector/testing/callContext.ts'
import { TestWorld } from '../projector/testing/testWorld.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { OrderReply } from '../trading/acceptedReply.ts'
import type { Trader } from '../trading/customerCommands.ts'
import { tradingWorlds } from '../trading/tradingWorlds.ts'
import { OrderReceipts } from './orderReceipts.ts'

function replyOf({ reply }: AppliedEntry): OrderReply {
  if (reply.kind !== 'order') throw new Error('the order was refused')
  return reply
}

const isTrade = (event: CoreEvent) => event.type === 'Trade'

describe('the receipt of a request about an order', () => {
  let test: TestWorld
  let ann: OwnerId
  let trader: Trader
  beforeEach(async () => {
    test = await TestWorld.open()
    ann = await test.customer('ann')
    const bob = await test.customer('bob')
    const { real } = tradingWorlds({ real: test.world, demo: test.world })
    trader = { session: testSession(ann, 'real'), world: real }
    await test.place(bob, { side: 'sell', price: 500_000, lots: 1_000 })
    await test.place(bob, { side: 'sell', price: 500_100, lots: 1_000 })
  })

  const bid = (price: number, lots: number): Command => ({
    type: 'PlaceOrder',
    market: 1,
    side: 'buy',
    kind: 'limit',
    timeInForce: 'GTC',
    price,
    lots,
    turnover: 0n,
    stopPrice: 0,
    maxSlippagePpm: 0,
    selfTrade: 'expire_taker',
    ...test.stamp(ann),
  })
  const receiptOf = (receipts: OrderReceipts, entry: AppliedEntry) => receipts.of(trader, entry, replyOf(entry))
  const feeOf = ({ events }: AppliedEntry) =>
    events.reduce((sum, event) => (event.type === 'Trade' ? sum + event.takerFee : sum), 0n)

  it('names the entry and the fee of all its fills, and is the same for a repetition, also after a start', async () => {
    const [receipts, started] = [new OrderReceipts(isTrade), new OrderReceipts(isTrade)]
    const command = bid(500_100, 1_500)
    const first = await test.world.submit(command)
    const traded = { side: 'buy', fee: feeOf(first) }
    expect(traded.fee).toBeGreaterThan(0n)
    const receipt = await receiptOf(receipts, first)
    expect(receipt).toEqual({ sequence: first.sequence, traded })
    const again = await test.world.submit(command)
    expect([again.duplicate, again.sequence > first.sequence]).toEqual([true, true])
    const read = vi.spyOn(test.world, 'entryAt')
    expect(await receiptOf(receipts, again)).toEqual(receipt)
    expect(read).toHaveBeenCalledTimes(0)
    expect(await receiptOf(started, again)).toEqual(receipt)
    expect(await receiptOf(started, again)).toEqual(receipt)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('has no fee for what trades nothing: an order that rests, and a change of one that has traded before', async () => {
    const receipts = new OrderReceipts(isTrade)
    const rests = await test.world.submit(bid(490_000, 100))
    expect(await receiptOf(receipts, rests)).toEqual({ sequence: rests.sequence, traded: null })
    const part = await test.world.submit(bid(500_000, 1_200))
    const { order } = replyOf(part)
    const moved = await test.amend(ann, order, { price: 499_000 })
    expect(replyOf(moved).lotsFilled).toBe(1_000)
    expect(await receiptOf(receipts, moved)).toEqual({ sequence: moved.sequence, traded: null })
    const taken = await test.amend(ann, order, { price: 500_100 })
    expect(await receiptOf(receipts, taken)).toEqual({
      sequence: taken.sequence,
      traded: { side: 'buy', fee: feeOf(taken) },
    })
    expect(feeOf(taken)).toBeGreaterThan(0n)
  })
})
