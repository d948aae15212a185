import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, refusal } from '@touchstone/frame/testing'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../../testing/renderScreen.tsx'
import { ContractPositions } from '../ContractPositions.tsx'
import { ACCOUNT, BTC_INFO, CLOSING_PREVIEW, LONG_POSITION } from '../contract.fixtures.ts'
import { AdjustMargin } from './AdjustMargin.tsx'
import { CloseAll } from './CloseAll.tsx'
import { ClosePosition } from './ClosePosition.tsx'
import { EditContractOrder } from './EditContractOrder.tsx'
import { ReversePosition } from './ReversePosition.tsx'
import { SetProtection } from './SetProtection.tsx'

const CLOSED = { orderNo: '9', state: 'completed', filledLots: '20', leftLots: '0', avgPrice: '51000.0' }
const AFTER = { side: 'long', lots: '20', entryPrice: '50000', margin: '90', maintenance: '5', riskRate: '0.051' }
const SYMBOLS = [
  { symbol: 'BTCPERP', name: '', kind: 'perpetual', class: 'crypto', index: '', maxLeverage: 1, expiry: 0, open: true },
  { symbol: 'XAUPERP', name: '', kind: 'perpetual', class: 'metal', index: '', maxLeverage: 1, expiry: 0, open: false },
].map((one) => ({ ...one, changesAt: 0 }))

async function show(dialog: () => ReactNode, answers: Answers = {}) {
  const asked = answerCalls({
    getContractInfo: BTC_INFO,
    getContractAccount: ACCOUNT,
    getContractSymbols: SYMBOLS,
    closeContract: CLOSED,
    tryCloseContract: CLOSING_PREVIEW,
    ...answers,
  })
  await renderScreen(dialog, '/lt')
  return (name: string) => asked.filter((call) => call.name === name).map(({ fields }) => fields)
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const enter = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } })

afterEach(cleanup)

describe('closing a position', () => {
  const dialog = () => <ClosePosition row={LONG_POSITION} onClose={() => undefined} />

  it('asks again when it closes more than half of the equity', async () => {
    const asked = await show(dialog)
    await screen.findByText('-0.39')
    expect(screen.getByText('0.321000 USDT')).toBeTruthy()
    expect(screen.getByText('+99.29')).toBeTruthy()
    press('Close 20 lots')
    await screen.findByText(/more than half of your contract equity/)
    expect(asked('closeContract')).toEqual([])
    const again = screen.getByRole('button', { name: 'Yes, close 20 lots', hidden: true })
    fireEvent.click(again)
    fireEvent.click(again)
    await waitFor(() => expect(asked('closeContract')).toHaveLength(1))
    expect(asked('closeContract')[0]).toMatchObject({ id: '7' })
    expect(asked('closeContract')[0]).not.toHaveProperty('lots')
  })

  it('closes a part at a price, and says what stays', async () => {
    const asked = await show(dialog)
    await screen.findByText('-0.39')
    press('25%')
    press('At a limit price')
    enter(/^Price/, '52000')
    await screen.findByText('15')
    const part = { id: '7', lots: '5', price: '52000' }
    await waitFor(() => expect(asked('tryCloseContract').at(-1)).toMatchObject(part))
    press('Close 5 lots')
    await waitFor(() => expect(asked('closeContract')).toHaveLength(1))
    expect(asked('closeContract')[0]).toMatchObject(part)
  })

  it('refuses more lots than there are', async () => {
    const asked = await show(dialog)
    await screen.findByText('-0.39')
    enter(/^Lots/, '21')
    expect(screen.getByText('Cannot be higher than 20')).toBeTruthy()
    press('Close 21 lots')
    expect(asked('closeContract')).toEqual([])
  })

  it('keeps a refusal where it was asked', async () => {
    await show(dialog, { closeContract: refusal(3106, 'The market is closed, it opens later') })
    await screen.findByText('-0.39')
    press('25%')
    press('Close 5 lots')
    await screen.findByText('Refused: The market is closed, it opens later')
  })
})

describe('reversing a position', () => {
  const SHORT = { ...AFTER, side: 'short', liqPrice: '55500.0', bankruptcyPrice: '56000.0' }
  const REVERSING = {
    problem: '',
    message: '',
    facts: {},
    margin: '102',
    fee: '0.642000',
    feeRate: '0.0005',
    avgPrice: '49980.6',
    worstPrice: '49980.6',
    slippage: '0.00012',
    halfSpread: '0.0001',
    filledLots: '40',
    notional: '1999.224',
    amount: '0.040',
    realised: '-0.387000',
    available: '900',
    before: AFTER,
    after: SHORT,
    worst: SHORT,
    maxLoss: '90.000000',
    markPrice: '50000.0',
    nextFunding: '',
  }
  const dialog = () => <ReversePosition row={LONG_POSITION} onClose={() => undefined} />

  it('shows what it costs and the position it leaves, and sends once', async () => {
    const asked = await show(dialog, {
      tryReverseContract: REVERSING,
      reverseContract: { ...CLOSED, filledLots: '40' },
    })
    await screen.findByText('0.642000 USDT')
    expect(screen.getByText('Short 20')).toBeTruthy()
    expect(screen.getByText('55,500.0')).toBeTruthy()
    expect(screen.getByText('90.000000 USDT')).toBeTruthy()
    const send = screen.getByRole('button', { name: 'Trade 40 lots and reverse', hidden: true })
    fireEvent.click(send)
    fireEvent.click(send)
    await waitFor(() => expect(asked('reverseContract')).toHaveLength(1))
    expect(asked('reverseContract')[0]).toMatchObject({ id: '7', lots: '20' })
  })

  it('sends nothing while it would be refused, and says why', async () => {
    const problem = { ...REVERSING, problem: 'not_fillable', message: 'The book cannot fill all of it' }
    const asked = await show(dialog, { tryReverseContract: problem })
    await screen.findAllByText('The book cannot fill all of it')
    press(/^Trade 40 lots/)
    expect(asked('reverseContract')).toEqual([])
  })
})

describe('protection', () => {
  it('sets one alone, with what it would lose', async () => {
    const asked = await show(() => <SetProtection row={LONG_POSITION} onClose={() => undefined} />, {
      setTpsl: { tp: '', sl: '48000' },
    })
    fireEvent.click(screen.getByRole('switch', { name: 'Stop-loss', hidden: true }))
    press('Save')
    await screen.findByText('Please enter the take-profit or stop-loss price')
    enter(/^Stop-loss/, '48000')
    await screen.findByText(/At 48,000, 4% away: loss about 40.00 USDT/)
    press('Save')
    await waitFor(() => expect(asked('setTpsl')).toHaveLength(1))
    expect(asked('setTpsl')[0]).toMatchObject({ id: '7', sl: '48000' })
    expect(asked('setTpsl')[0]).not.toHaveProperty('tp')
  })

  it('sends nothing before it can tell whether the price may be set', async () => {
    const asked = await show(() => <SetProtection row={LONG_POSITION} onClose={() => undefined} />, {
      getContractInfo: refusal(5002, 'The exchange is restarting'),
    })
    fireEvent.click(screen.getByRole('switch', { name: 'Stop-loss', hidden: true }))
    press('Save')
    expect(screen.getAllByText('The terms of this contract have not arrived yet.').length).toBeGreaterThan(0)
    press(/^Save/)
    expect(asked('setTpsl')).toEqual([])
  })

  it('says of either price that the mark has passed it, while it is entered, and sends none of them', async () => {
    const asked = await show(() => <SetProtection row={LONG_POSITION} onClose={() => undefined} />)
    fireEvent.click(screen.getByRole('switch', { name: 'Take-profit', hidden: true }))
    fireEvent.click(screen.getByRole('switch', { name: 'Stop-loss', hidden: true }))
    await screen.findByRole('textbox', { name: /^Stop-loss/, hidden: true })
    enter(/^Take-profit/, '50500')
    enter(/^Stop-loss/, '51000')
    expect(screen.getByText(/^The take-profit price must be above 51,?000/)).toBeTruthy()
    expect(screen.getByText(/^The stop-loss price must be below 51,?000/)).toBeTruthy()
    press('Save')
    enter(/^Take-profit/, '51000.1')
    expect(screen.queryByText(/^The take-profit price/)).toBeNull()
    expect(asked('setTpsl')).toEqual([])
  })

  it('leaves alone a price that the mark has passed since it was set', async () => {
    const row = { ...LONG_POSITION, sl: '51500' }
    await show(() => <SetProtection row={row} onClose={() => undefined} />)
    await screen.findByRole('textbox', { name: /^Stop-loss/, hidden: true })
    expect(screen.queryByText(/^The stop-loss price/)).toBeNull()
  })

  it('warns of a stop that liquidation would reach first', async () => {
    await show(() => (
      <SetProtection row={LONG_POSITION} proposed={{ field: 'sl', price: '45000' }} onClose={() => undefined} />
    ))
    await screen.findByText(/beyond the liquidation price 45,226.1/)
  })
})

/** A row whose mark falls on demand. */
function Adjusted() {
  const [minMargin, setMinMargin] = useState(LONG_POSITION.minMargin)
  return (
    <>
      <button type="button" onClick={() => setMinMargin('85.000000')}>
        Mark falls
      </button>
      <AdjustMargin row={{ ...LONG_POSITION, minMargin }} onClose={() => undefined} />
    </>
  )
}

describe('margin', () => {
  const dialog = () => <Adjusted />

  it('shows the new liquidation price before margin is taken out', async () => {
    const asked = await show(dialog, {
      tryMargin: { problem: '', message: '', after: { ...AFTER, liqPrice: '45728.6', bankruptcyPrice: '45500' } },
      editMargin: { margin: '90', liqPrice: '45728.6' },
    })
    press('Remove')
    enter(/^Amount/, '10')
    await screen.findByText('45,226.1 → 45,728.6')
    expect(screen.getByText('45,000.0 → 45,500')).toBeTruthy()
    expect(asked('tryMargin').at(-1)).toMatchObject({ id: '7', change: '-10' })
    press('Adjust margin')
    await waitFor(() => expect(asked('editMargin')).toHaveLength(1))
  })

  it('takes the most that there is when it is sent, not when Max was pressed', async () => {
    const asked = await show(dialog, {
      tryMargin: { problem: '', message: '', after: { ...AFTER, liqPrice: '45728.6', bankruptcyPrice: '45500' } },
      editMargin: { margin: '85', liqPrice: '45728.6' },
    })
    press('Remove')
    press('Max')
    expect(screen.getByRole('textbox', { name: /^Amount/, hidden: true })).toHaveProperty('value', '20')
    press('Mark falls')
    expect(screen.getByRole('textbox', { name: /^Amount/, hidden: true })).toHaveProperty('value', '15')
    press('Adjust margin')
    await waitFor(() => expect(asked('editMargin')[0]).toMatchObject({ change: '-15' }))
  })

  it('explains a margin below the least', async () => {
    await show(() => <AdjustMargin row={{ ...LONG_POSITION, minMargin: '100.40' }} onClose={() => undefined} />)
    press('Remove')
    await screen.findByText(/holds less than the minimum margin/)
  })

  it('of more than the account holds leads to a transfer', async () => {
    await show(dialog, { getContractAccount: { ...ACCOUNT, transferable: '1' } })
    enter(/^Amount/, '2')
    await screen.findByText('Insufficient balance (top up first)')
    const way = screen.getByRole('link', { name: 'Transfer', hidden: true })
    expect(way.getAttribute('href')).toBe('/transfer?from=funds&to=contract')
  })

  it('names the limits', async () => {
    const asked = await show(dialog)
    press('Remove')
    enter(/^Amount/, '21')
    expect(screen.getByText('Cannot be lower than 80.00')).toBeTruthy()
    press('Adjust margin')
    expect(asked('editMargin')).toEqual([])
  })
})

describe('one-click close', () => {
  const gold = { ...LONG_POSITION, id: '8', symbol: 'XAUPERP', pnl: '5.000000' }
  const dialog = () => <CloseAll rows={[LONG_POSITION, gold]} onClose={() => undefined} />

  it('lists what closes with its result, what stays, and tells the truth afterwards', async () => {
    const asked = await show(dialog, { closeAllContract: { closed: 1, left: 1 } })
    await screen.findByText('Market closed: stays open')
    expect(screen.getAllByText('+20.00')).toHaveLength(2)
    const confirm = screen.getByRole('button', { name: 'Close 1 position', hidden: true })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    await screen.findByText('1 position closed.')
    expect(screen.getByText(/1 position stays open/)).toBeTruthy()
    expect(asked('closeAllContract')).toHaveLength(1)
  })
})

describe('a position that is being closed', () => {
  it('is locked and says so', async () => {
    await show(() => <ContractPositions rows={[{ ...LONG_POSITION, state: 'closing' }]} />)
    expect(screen.getByText('Closing')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(screen.getByText(/nothing can be changed until that is done/)).toBeTruthy()
  })
})

describe('changing an order', () => {
  const order = {
    ...LONG_POSITION,
    id: '',
    orderNo: '5',
    type: 'limit',
    price: '50000.0',
    lots: '10',
    state: 'pending',
  } as const
  const dialog = () => <EditContractOrder order={order} onClose={() => undefined} />
  const preview = (problem: string) => ({
    problem,
    message: problem && 'The position would be liquidated at once',
    facts: {},
    filledLots: '0',
    notional: '490.0',
    maxLoss: '90',
    markPrice: '51000.0',
    before: { ...AFTER, liqPrice: '45226.1', bankruptcyPrice: '45000.0' },
    after: { ...AFTER, liqPrice: '44800.5', bankruptcyPrice: '44600.0' },
    worst: { ...AFTER, liqPrice: '44800.5', bankruptcyPrice: '44600.0' },
  })

  it('shows where the position would be liquidated once it is filled, before it is changed', async () => {
    const asked = await show(dialog, { tryEditContract: preview('') })
    await screen.findByText('Liquidation price once filled')
    expect(asked('tryEditContract')).toEqual([])
    enter(/^Price/, '49000')
    await screen.findByText('45,226.1 → 44,800.5')
    expect(asked('tryEditContract').at(-1)).toMatchObject({ orderNo: '5', price: '49000' })
    expect(asked('editContract')).toEqual([])
  })

  it('says that the terms have not arrived instead of taking a press that would do nothing', async () => {
    const asked = await show(dialog, { getContractInfo: refusal(5002, 'The exchange is restarting') })
    press('Save')
    expect(screen.getAllByText('The terms of this contract have not arrived yet.').length).toBeGreaterThan(0)
    press(/^Save/)
    expect(asked('editContract')).toEqual([])
  })

  it('is blocked with the reason where the exchange would refuse it', async () => {
    await show(dialog, { tryEditContract: preview('would_liquidate') })
    await screen.findByText('Liquidation price once filled')
    enter(/^Lots/, '900')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/, hidden: true }).ariaDisabled).toBe('true'))
  })
})
