import { describe, expect, it } from 'vitest'
import { withOffice } from '../../../trading/testing/withOffice.ts'

const OPENED = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '100', leverage: '10' }

describe('turning a position round', () => {
  const office = withOffice()
  const position = async (token: string) => (await office().data('getContractList', { token })).list[0]

  it('is one order for twice the lots, with the figures that its preview told', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...OPENED, token: ann })
    const id = (await position(ann))?.id ?? ''
    const request = { token: ann, id, lots: '100' }
    const { sequence } = office().real.world.core
    const preview = await office().data('tryReverseContract', request)
    expect(preview).toMatchObject({ problem: '', filledLots: '200', avgPrice: '49999.0', realised: '-0.020000' })
    expect(preview.after).toMatchObject({ side: 'short', lots: '100', entryPrice: '49999.0' })
    const answers = await Promise.all([1, 2, 3].map(() => office().ask('reverseContract', { ...request, cid: 'once' })))
    expect(answers[0]).toMatchObject({ data: { state: 'completed', filledLots: '200', fee: preview.fee } })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const turned = await position(ann)
    const { margin, liqPrice, lots, side } = preview.after
    expect(turned).toMatchObject({ margin, liqPrice, lots, side, leverage: 10 })
    expect(office().real.world.core.sequence).toBeGreaterThan(sequence)
    await office().data('closeAllContract', { token: ann })
    expect(await office().ask('reverseContract', { ...request, cid: 'once' })).toEqual(answers[0])
    expect(await position(ann)).toBeUndefined()
  })

  it('is refused when the position is gone or no longer what was shown, and when the book cannot take all of it', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...OPENED, token: ann })
    const id = (await position(ann))?.id ?? ''
    const ask = (lots: string, of = id) => office().ask('reverseContract', { token: ann, id: of, lots })
    expect(await ask('99')).toMatchObject({ code: 3032, data: null })
    expect(await office().ask('tryReverseContract', { token: ann, id, lots: '99' })).toMatchObject({ code: 3032 })
    expect(await ask('100', '999999')).toMatchObject({ code: 3021, data: null })
    const bob = await office().customer()
    expect(await office().ask('reverseContract', { token: bob, id, lots: '100' })).toMatchObject({ code: 3021 })
    await office().data('addContract', { ...OPENED, lots: '8000', leverage: '10', token: ann })
    const preview = await office().data('tryReverseContract', { token: ann, id, lots: '8100' })
    const refused = await ask('8100')
    expect(preview.problem).not.toBe('')
    expect(refused).toMatchObject({ data: null, message: preview.message })
    expect(await position(ann)).toMatchObject({ id, side: 'long', lots: '8100' })
  })

  it('is refused when the position shrinks between the gateway and its entry in the log', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...OPENED, token: ann })
    const id = (await position(ann))?.id ?? ''
    const [part, reversed] = await Promise.all([
      office().ask('closeContract', { token: ann, id, lots: '40' }),
      office().ask('reverseContract', { token: ann, id, lots: '100' }),
    ])
    expect(part).toMatchObject({ data: { filledLots: '40' } })
    expect(reversed).toMatchObject({ code: 3032, data: null })
    expect(await position(ann)).toMatchObject({ id, side: 'long', lots: '60' })
  })
})
