import type { CallName } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../trading/testing/testGateway.ts'
import { withOffice } from '../trading/testing/withOffice.ts'

interface Named {
  readonly place: Extract<CallName, 'addOrders' | 'addContracts'>
  readonly edit: Extract<CallName, 'editOrders' | 'editContracts'>
  readonly cancel: Extract<CallName, 'cancelOrders' | 'cancelContracts'>
  readonly order: Fields
  readonly changed: Fields
}

const SPOT: Named = {
  place: 'addOrders',
  edit: 'editOrders',
  cancel: 'cancelOrders',
  order: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.01' },
  changed: { price: '48900' },
}
const CONTRACTS: Named = {
  place: 'addContracts',
  edit: 'editContracts',
  cancel: 'cancelContracts',
  order: { symbol: 'BTCPERP', side: 'long', type: 'limit', price: '49000', lots: '10', leverage: '10' },
  changed: { price: '48900' },
}

describe.each([SPOT, CONTRACTS])('$place, $edit and $cancel', ({ place, edit, cancel, order, changed }) => {
  const office = withOffice()

  const send = async (call: CallName, token: string, entries: readonly Fields[]) => {
    const { code, data } = await office().ask(call, { token, orders: JSON.stringify(entries) })
    expect(code).toBe(0)
    return (data as { orders: { code: number; cid: string; data: { orderNo: string; state: string } | null }[] }).orders
  }
  const codes = (answers: Awaited<ReturnType<typeof send>>) => answers.map(({ code, cid }) => [cid, code])
  const ORDER_NOT_FOUND = 3002

  it('do each of their acts by itself, in order, and once', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    const placed = await send(
      place,
      ann,
      ['a', 'b', 'c'].map((cid) => ({ ...order, cid })),
    )
    const [his] = await send(place, bob, [{ ...order, cid: 'a' }])
    const numbers = [...placed.map(({ data }) => data?.orderNo ?? ''), his?.data?.orderNo ?? '']
    expect(placed.map(({ data }) => data?.state)).toEqual(['current', 'current', 'current'])
    const changes = numbers.map((orderNo, at) => ({ orderNo, ...changed, cid: `change-${at}` }))
    const edited = await send(edit, ann, changes)
    expect(codes(edited)).toEqual([
      ['change-0', 0],
      ['change-1', 0],
      ['change-2', 0],
      ['change-3', ORDER_NOT_FOUND],
    ])
    const { sequence } = office().real.world.core
    const ends = numbers.slice(1).map((orderNo, at) => ({ orderNo, cid: `end-${at}` }))
    const ended = await send(cancel, ann, [...ends, { orderNo: '999999', cid: 'nobody' }])
    expect(codes(ended)).toEqual([
      ['end-0', 0],
      ['end-1', 0],
      ['end-2', ORDER_NOT_FOUND],
      ['nobody', ORDER_NOT_FOUND],
    ])
    expect(office().real.world.core.sequence).toBe(sequence + 2)
    const before = office().real.world.core.ledger.balances(office().ownerOf(ann))
    expect(
      await send(
        place,
        ann,
        ['a', 'b', 'c'].map((cid) => ({ ...order, cid })),
      ),
    ).toEqual(placed)
    expect(await send(edit, ann, changes.slice(0, 1))).toEqual(edited.slice(0, 1))
    expect(office().real.world.core.ledger.balances(office().ownerOf(ann))).toEqual(before)
    const all = place === 'addOrders' ? 'cancelAllOrder' : 'cancelAllContract'
    expect(await office().data(all, { token: ann })).toEqual({ cancelled: 1 })
    expect(await office().data(all, { token: bob })).toEqual({ cancelled: 1 })
  })
})
