import { describe, expect, it } from 'vitest'
import { withOffice } from '../trading/testing/withOffice.ts'

describe('records of money', () => {
  const office = withOffice()

  it('list transfers in the words that all records share, newest first, and one’s own alone', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    const moved = { token: ann, from: 'contract', to: 'funds', currency: 'USDT', amount: '7' }
    const { sequence } = await office().data('addTransfer', moved)
    const { list, total } = await office().data('getRecordList', { token: ann, type: 'transfer', size: '1' })
    expect(total).toBe(3)
    expect(list).toEqual([
      {
        time: office().real.clock.wallMs(),
        type: 'transfer',
        from: 'contract',
        currency: 'USDT',
        amount: '7',
        to: 'funds',
        receivedCurrency: 'USDT',
        received: '7',
        state: 'success',
        id: String(sequence),
      },
    ])
    const others = await office().data('getRecordList', { token: bob, type: 'transfer' })
    expect(others.list.map(({ id }) => id)).not.toContain(String(sequence))
  })

  it.each(['deposit', 'withdrawal'])('keep a %s of the real account from the demo account', async (type) => {
    const ann = await office().customer()
    const guest = await office().customer('demo')
    expect(await office().ask('getRecordList', { token: ann, type })).toMatchObject({ code: 7 })
    expect(await office().ask('getRecordList', { token: guest, type })).toMatchObject({ code: 4128, data: null })
  })
})
