import { describe, expect, it } from 'vitest'
import { recompute, type Step } from './recompute.ts'
import { worksheetOf as sheet, TAKEN_OVER as TAKEN } from './worksheet.fixtures.ts'

const TERMS = { tick: '0.1', liquidationRate: '0.005' }
const different = (step: Step) =>
  recompute(step, sheet(step), TERMS)
    .filter(({ equal }) => !equal)
    .map(({ figure }) => figure)

describe('a liquidation worksheet, worked out by hand', () => {
  it('is equal in every number', () => {
    expect(recompute(TAKEN, sheet(TAKEN), TERMS)).toHaveLength(14)
    expect(different(TAKEN)).toEqual([])
  })

  it.each([
    ['maintenance', { maintenance: '4.520001' }],
    ['equity', { equity: '4.000001' }],
    ['riskPpm', { riskRate: '1.12' }],
    ['liquidationPrice', { liqPrice: '45226.2' }],
    ['bankruptcyPrice', { bankruptcyPrice: '44999.9' }],
    ['value', { value: '900.000001' }],
    ['tier', { tier: 1 }],
    ['entryPrice', { entryPrice: '50000.1' }],
  ])('finds a wrong %s, told beside what it should be', (figure, wrong) => {
    expect(different({ ...TAKEN, ...wrong })).toContain(figure)
  })

  it('writes both readings as the exchange writes them', () => {
    const wrong = { ...TAKEN, liqPrice: '45226.2' }
    const found = recompute(wrong, sheet(wrong), TERMS).find(({ figure }) => figure === 'liquidationPrice')
    expect(found).toEqual({ figure: 'liquidationPrice', told: '45226.2', recomputed: '45226.1', equal: false })
  })

  it('takes the fee of a reduction from what was closed', () => {
    const reduced: Step = { ...TAKEN, step: 'reduced', lotsClosed: '5', value: '226.000000', fee: '1.130000' }
    expect(different(reduced)).toEqual([])
    expect(different({ ...reduced, fee: '1.13' + '0001' })).toEqual(['fee'])
  })

  it('says so when the terms contradict themselves', () => {
    expect(() => recompute(TAKEN, { ...sheet(TAKEN), lotSize: '0.0000001' }, { ...TERMS, tick: '0.0000001' })).toThrow()
  })
})
