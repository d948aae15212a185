import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EXPIRY, RECEIPT } from '../timedOption.fixtures.ts'
import { ReceiptCheckPanel } from './ReceiptCheckPanel.tsx'
import { type Receipt, recomputeReceipt } from './recomputeReceipt.ts'

const wrong = (receipt: Receipt) =>
  recomputeReceipt(receipt)
    .filter(({ equal }) => !equal)
    .map(({ figure }) => figure)

/** The receipt with the sample at `place` at another price. */
function withPrice(place: number, price: string): Receipt {
  const samples = RECEIPT.samples.map((sample, at): Receipt['samples'][number] =>
    at === place ? [sample[0], sample[1], price] : sample,
  )
  return { ...RECEIPT, samples }
}

const withOrder = (change: Partial<Receipt['order']>): Receipt => ({
  ...RECEIPT,
  order: { ...RECEIPT.order, ...change },
})

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
afterEach(cleanup)

describe('recomputing a receipt', () => {
  it('comes out equal for an honest one, whatever the result', () => {
    expect(wrong(RECEIPT)).toEqual([])
    const lost = withOrder({ direction: 'down', result: 'lost', state: 'lost', profit: '-100' })
    expect(wrong({ ...lost, units: { ...RECEIPT.units, received: '0' } })).toEqual([])
    const tied = withOrder({ openPrice: '50020.2', result: 'tied', state: 'refunded', profit: '0' })
    expect(wrong({ ...tied, units: { ...RECEIPT.units, received: '100000000' } })).toEqual([])
  })

  it('is void below four of five samples, and without a strike', () => {
    const refunded = withOrder({ result: 'void', state: 'refunded', profit: '0', settlePrice: '' })
    const units = { ...RECEIPT.units, received: '100000000' }
    expect(wrong({ ...refunded, units, samples: RECEIPT.samples.slice(0, 3) })).toEqual([])
    expect(wrong({ ...refunded, units, samples: RECEIPT.samples.slice(0, 4) })).toContain('result')
    const unstruck = { ...refunded, units, samples: [], strikeSequence: 0, strikeTime: 0 }
    expect(wrong({ ...unstruck, order: { ...refunded.order, openPrice: '' } })).toEqual([])
  })

  it('gives the fee back with the amount, and counts it in the profit', () => {
    const units = { stake: '100000000', fee: '1000000', payout: '85000000', received: '185000000', scale: 6 }
    expect(wrong({ ...withOrder({ profit: '84' }), units })).toEqual([])
    const tied = withOrder({ openPrice: '50020.2', result: 'tied', state: 'refunded', profit: '0' })
    expect(wrong({ ...tied, units: { ...units, received: '101000000' } })).toEqual([])
  })

  it.each<[string, Receipt, string[]]>([
    ['a sample that was edited', withPrice(3, '50000.0'), ['price']],
    ['a strike that was edited', withOrder({ openPrice: '50020.9' }), ['result', 'received', 'profit']],
    ['a settlement price that was edited', withOrder({ settlePrice: '50009.0' }), ['price']],
    ['another result', withOrder({ result: 'lost' }), ['result']],
    ['a smaller payout', { ...RECEIPT, units: { ...RECEIPT.units, payout: '84000000' } }, ['payout']],
    ['money kept back', { ...RECEIPT, units: { ...RECEIPT.units, received: '184000000' } }, ['received']],
    [
      'a sample from before the window',
      { ...RECEIPT, order: { ...RECEIPT.order, expiry: EXPIRY + 1_000 } },
      ['samples'],
    ],
    ['a strike from before the purchase', { ...RECEIPT, strikeSequence: 999 }, ['sequences']],
    ['another window', { ...RECEIPT, windowMs: 30_000 }, ['rule']],
  ])('finds %s', (_what, receipt, figures) => {
    expect(wrong(receipt)).toEqual(figures)
  })

  it('says equal, or different with both values', () => {
    const { unmount } = render(<ReceiptCheckPanel receipt={RECEIPT} />)
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Recompute here' }))
    expect(screen.getByRole('alert').textContent).toBe('All 9 values match.')
    unmount()
    render(<ReceiptCheckPanel receipt={withPrice(3, '50000.0')} />)
    fireEvent.click(screen.getByRole('button', { name: 'Recompute here' }))
    expect(screen.getByRole('alert').textContent).toMatch(/^1 value differs/)
    const row = screen.getByRole('row', { name: /Settlement price/ })
    expect(row.textContent).toBe('Settlement price50,020.250,020.1different')
  })

  it('says that figures between two ticks cannot be read', () => {
    render(<ReceiptCheckPanel receipt={{ ...RECEIPT, tickSize: '0.5' }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Recompute here' }))
    expect(screen.getByRole('alert').textContent).toMatch(/could not be read/)
  })
})
