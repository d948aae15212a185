import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { EditOrder, entryProblem } from './EditOrder.tsx'
import { LIMIT_ORDER } from './order.fixtures.ts'

describe('an edited price or amount', () => {
  it.each([
    ['', '0.0001', 'empty'],
    ['.', '0.0001', 'empty'],
    ['0', '', 'below'],
    ['0.00', '0.0001', 'below'],
    ['0.00009', '0.0001', 'below'],
    ['0.0001', '0.0001', undefined],
    ['12.', '0.0001', undefined],
    ['12', '', undefined],
  ])('%j with the least %j: %s', (entered, least, problem) => {
    expect(entryProblem(entered, least)).toBe(problem)
  })
})

const PREVIEW = {
  problem: '',
  message: '',
  avgPrice: '',
  worstPrice: '',
  slippage: '',
  halfSpread: '',
  filled: '0.00000',
  resting: '0.01000',
  held: '500',
  cost: '510',
  costCurrency: 'USDT',
  fee: '0.00001',
  feeCurrency: 'BTC',
  receive: '0.00999',
  receiveCurrency: 'BTC',
  available: '1000',
}

async function open(preview: Partial<typeof PREVIEW> = {}) {
  const asked = answerCalls({ tryEditOrder: { ...PREVIEW, ...preview }, editOrder: {} })
  const onClose = vi.fn()
  await renderScreen(() => <EditOrder order={{ ...LIMIT_ORDER, state: 'current' }} onClose={onClose} />, '/deal')
  const enter = (price: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Price/, hidden: true }), { target: { value: price } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/, hidden: true }))
  return { asked, onClose, enter, save, sent: () => asked.filter(({ name }) => name === 'editOrder') }
}

describe('the change of an open order', () => {
  afterEach(cleanup)

  it('shows what it would do before it is made, and makes what it has shown', async () => {
    const { asked, onClose, enter, save, sent } = await open()
    expect(asked.every(({ name }) => name !== 'tryEditOrder')).toBe(true)
    enter('51000')
    expect(await screen.findByText('510 USDT')).toBeTruthy()
    expect(screen.getByText('500 USDT')).toBeTruthy()
    expect(screen.getByText('0.00999 BTC')).toBeTruthy()
    save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent()[0]?.fields).toMatchObject({ orderNo: '1', price: '51000' })
    expect(asked.find(({ name }) => name === 'tryEditOrder')?.fields).toMatchObject({ orderNo: '1', price: '51000' })
  })

  it('says why the exchange would refuse it, and sends nothing', async () => {
    const message = 'The price is too far from the market: allowed 45000 to 55000'
    const { enter, save, sent } = await open({ problem: 'price_outside_band', message })
    enter('99000')
    await screen.findAllByText('The price is too far from the market: allowed 45,000 to 55,000')
    save()
    expect(sent()).toEqual([])
  })
})
