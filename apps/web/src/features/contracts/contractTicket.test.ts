import { chargeUp } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { BTC_CONTRACT, BTC_INFO } from '../../products/contracts/contract.fixtures.ts'
import { NO_PROTECTION, protectionAt } from '../../terminal/ticket/protection/protection.ts'
import { leverageMarks } from './components/LeverageField.tsx'
import { contractReasons } from './confirmation.ts'
import { CRYPTO_OFFER, firstOfClass, firstSymbol, METALS_OFFER, PERPETUAL_OFFER } from './instrumentClass.ts'
import { acceptHighLeverage, highLeverageAccepted, keepChoice, lastChoice } from './leverageChoice.ts'
import { marketState } from './marketState.ts'
import { dailyMoves, shareOfAccount } from './maxLoss.ts'
import { OPENING_PREVIEW } from './preview.fixtures.ts'
import {
  type ContractFields,
  clampLeverage,
  EMPTY_CONTRACT_TICKET,
  reduceContractTicket,
} from './ticket/contractTicket.ts'
import { contractProblems } from './ticket/ticketProblems.ts'
import { contractRequest } from './ticket/ticketRequest.ts'
import { type SizingInputs, ticketSize } from './ticket/ticketSize.ts'

const INPUTS: SizingInputs = { available: '1000', bid: '49999.9', ask: '50000', mark: '49990', position: undefined }
const limit: ContractFields = { ...EMPTY_CONTRACT_TICKET, leverage: 10, price: '50000', sizeText: '20' }
const size = (fields: ContractFields, inputs: SizingInputs = INPUTS) => ticketSize(fields, BTC_CONTRACT, inputs)
const request = (fields: ContractFields) => contractRequest(fields, size(fields), BTC_CONTRACT)

describe('size', () => {
  it('values lots at the limit price', () => {
    expect(size(limit)).toMatchObject({ lots: 20n, value: 10_000_000n, price: 500_000n })
  })
  it('opens with a share no more than margin and fee allow', () => {
    const lots = size({ ...limit, sizedBy: 'percent', percent: 100 }).lots ?? 0n
    const cost = (count: bigint) => count * 50n * (1_000_000n / 10n + 500n)
    expect(cost(lots) <= 1000n * 1_000_000n && cost(lots + 1n) > 1000n * 1_000_000n).toBe(true)
  })
  it('leaves in cross mode what the loss at the mark price takes up, beside margin and fee', () => {
    const all = (fields: Partial<ContractFields>) =>
      size({ ...limit, leverage: 20, marginMode: 'cross', sizedBy: 'percent', percent: 100, ...fields }).lots ?? 0n
    /** Millionths of USDT for lots of 0.001 that trade at this price: margin, fee, and how far the profit falls short of the margin. */
    const cost = (lots: bigint, price: bigint, loss: bigint, margin = price) =>
      lots * (margin * 5_000n + price * 50n + loss * 100_000n)
    const money = 1000n * 1_000_000_000n
    expect(cost(all({}), 500_000n, 100n)).toBeLessThanOrEqual(money)
    expect(cost(all({}) + 1n, 500_000n, 100n)).toBeGreaterThan(money)
    // At its bound a purchase at the market costs 50,250, a sale brings 49,749.9.
    expect(cost(all({ type: 'market' }), 502_500n, 2_600n)).toBeLessThanOrEqual(money)
    expect(cost(all({ side: 'short', type: 'market' }), 497_499n, 2_401n, 499_900n)).toBeLessThanOrEqual(money)
    expect(all({ price: '49999' })).toBe(all({ price: '49999', marginMode: 'isolated' }))
  })
  it('buys no more than a value, rounded down to whole lots', () => {
    const valued: ContractFields = { ...limit, sizeUnit: 'value' }
    const lotsFor = (sizeText: string) => size({ ...valued, sizeText }).lots
    expect([lotsFor('50'), lotsFor('149.99'), lotsFor('49.99')]).toEqual([1n, 2n, 0n])
  })
  it('loses no more than what is risked at the stop-loss, both fees included', () => {
    const risked: ContractFields = { ...limit, sizeUnit: 'risk', sizeText: '100', stopLoss: protectionAt('49000') }
    // One lot loses 1 USDT by the price, 0.025 by the fee at 50,000 and 0.0245 by the fee at 49,000.
    expect(size(risked)).toMatchObject({ lots: 95n, risk: 95n * 10_495n })
    expect(size({ ...risked, stopLoss: protectionAt('51000') }).lots).toBeUndefined()
    expect(size({ ...risked, side: 'short', stopLoss: protectionAt('51000') }).lots).toBeGreaterThan(90n)
    expect(size({ ...risked, stopLoss: NO_PROTECTION }).lots).toBeUndefined()
  })
  it('finds the prices of protections that are entered by percentage or result', () => {
    const guarded: ContractFields = {
      ...limit,
      takeProfit: { on: true, unit: 'result', text: '50' },
      stopLoss: { on: true, unit: 'percent', text: '1.5' },
    }
    expect(size(guarded)).toMatchObject({ takeProfit: '52500', stopLoss: '49250' })
    expect(size({ ...guarded, side: 'short' })).toMatchObject({ takeProfit: '47500', stopLoss: '50750' })
    expect(size({ ...guarded, sizeText: '' })).toMatchObject({ takeProfit: '', stopLoss: '49250' })
  })
  it('stays below the tier that the leverage allows, the position included', () => {
    const rich = { ...INPUTS, available: '1000000' }
    const all: ContractFields = { ...limit, leverage: 100, sizedBy: 'percent', percent: 100 }
    expect(size(all, rich).lots).toBe(1000n)
    expect(size(all, { ...rich, position: { side: 'long', lots: 400n } }).lots).toBe(600n)
    expect(size(all, { ...rich, position: { side: 'short', lots: 400n } }).lots).toBe(1400n)
  })
  it('shares the position when it only reduces', () => {
    const reducing: ContractFields = { ...limit, side: 'short', reduceOnly: true, sizedBy: 'percent', percent: 50 }
    expect(size(reducing, { ...INPUTS, position: { side: 'long', lots: 7n } }).lots).toBe(3n)
    expect(size(reducing).lots).toBe(0n)
  })
  it('reckons a market order at its slippage bound, and a short at no less than the best bid', () => {
    expect(size({ ...limit, type: 'market' }).value).toBe(20n * 502_500n)
    expect(size({ ...limit, side: 'short', price: '40000' }).value).toBe(20n * 499_999n)
    expect(size({ ...limit, side: 'short', type: 'market' }).value).toBe(20n * 499_999n)
    expect(size({ ...limit, side: 'short', type: 'stop_market', stopPrice: '49000' }).value).toBe(20n * 490_000n)
  })
  it('reckons the risk of an order at the market from its bound, on either side', () => {
    const stopAt = (side: 'long' | 'short', price: string) =>
      size({ ...limit, side, type: 'market', sizeText: '1', stopLoss: protectionAt(price) }).risk
    const [long, short] = [502_500n, 499_999n - 2_500n]
    const fees = (entry: bigint, stop: bigint) => chargeUp(entry + stop, BTC_CONTRACT.takerPpm)
    expect(stopAt('long', '49000')).toBe(long - 490_000n + fees(long, 490_000n))
    expect(stopAt('short', '51000')).toBe(510_000n - short + fees(510_000n, short))
  })
})

describe('request', () => {
  it('is the same order for preview and placing, without what was not entered', () => {
    expect(request(limit)).toEqual({
      symbol: 'BTCPERP',
      side: 'long',
      type: 'limit',
      lots: '20',
      leverage: '10',
      marginMode: 'isolated',
      price: '50000',
      tif: 'GTC',
    })
  })
  it('names stop, trigger and protections when they are set', () => {
    const stop: ContractFields = { ...limit, type: 'stop_market', stopPrice: '51000', trigger: 'last' }
    const guarded = { ...stop, takeProfit: protectionAt('55000.'), stopLoss: { ...NO_PROTECTION, on: true } }
    expect(request(guarded)).toMatchObject({ stopPrice: '51000', trigger: 'last', tp: '55000' })
    expect(request(guarded)).not.toHaveProperty('sl')
    expect(request(guarded)).not.toHaveProperty('price')
  })
  it('is none without price or lots', () => {
    expect(request({ ...limit, sizeText: '' })).toBeUndefined()
    expect(request({ ...limit, price: '' })).toBeUndefined()
  })
})

describe('problems', () => {
  const open = marketState(BTC_INFO, undefined)
  const kinds = (fields: Partial<ContractFields>, more: object = {}) => {
    const all = { ...limit, ...fields }
    const circumstances = {
      market: BTC_CONTRACT,
      state: open,
      transactionPasswordSet: true,
      leverageAccepted: true,
      ...more,
    }
    return contractProblems(all, size(all), circumstances).map((problem) =>
      'field' in problem ? `${problem.field} ${problem.kind}` : problem.kind,
    )
  }
  it('finds what is missing, too small, too large and unfinished', () => {
    expect(kinds({})).toEqual([])
    expect(kinds({ price: '', sizeText: '' })).toEqual(['price empty', 'lots empty'])
    expect(kinds({ sizeText: '0' })).toEqual(['lots below_minimum'])
    expect(kinds({ sizeText: '10001' })).toEqual(['lots above_maximum'])
    expect(kinds({ sizeText: '1.5' })).toEqual(['lots unreadable'])
    expect(kinds({ takeProfit: { ...NO_PROTECTION, on: true } })).toEqual(['takeProfit empty'])
    expect(kinds({ type: 'stop_limit', stopPrice: '' })).toEqual(['stopPrice empty'])
  })
  it('comes first from the market, the password and the tick', () => {
    const closed = { kind: 'closed', opens: 5 } as const
    expect(kinds({}, { state: closed, transactionPasswordSet: false, leverageAccepted: false })).toEqual([
      'market',
      'transaction_password_unset',
      'leverage_unaccepted',
    ])
  })
})

describe('ticket', () => {
  it('switches the protections off with reduce-only and empties the size after placing', () => {
    const guarded = { ...limit, takeProfit: protectionAt('55000') }
    expect(reduceContractTicket(guarded, { do: 'reduceOnly', reduceOnly: true }).takeProfit.on).toBe(false)
    expect(reduceContractTicket(guarded, { do: 'placed' })).toMatchObject({
      sizeText: '',
      price: '50000',
      leverage: 10,
    })
  })
  it('takes a price from the book into an order with a price', () => {
    const market: ContractFields = { ...limit, type: 'market', sizeUnit: 'value' }
    expect(reduceContractTicket(market, { do: 'fromBook', price: '49000', lots: '3' })).toMatchObject({
      type: 'limit',
      price: '49000',
      sizeUnit: 'lots',
      sizeText: '3',
    })
  })
  it('keeps leverage whole and within the instrument', () => {
    expect([
      clampLeverage(0, 50),
      clampLeverage(7.4, 50),
      clampLeverage(999, 50),
      clampLeverage(Number.NaN, 50),
    ]).toEqual([1, 7, 50, 1])
  })
})

describe('leverage', () => {
  it('remembers the last choice of each contract, and nothing odd', () => {
    localStorage.setItem('contractLeverage', '{"ETHPERP":"x isolated","SOLPERP":4}')
    keepChoice('BTCPERP', { leverage: 20, marginMode: 'cross' })
    expect(lastChoice('BTCPERP')).toEqual({ leverage: 20, marginMode: 'cross' })
    expect([lastChoice('ETHPERP'), lastChoice('SOLPERP'), lastChoice('XRPPERP')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('marks the track evenly, ends included', () => {
    expect(leverageMarks(50)).toEqual([1, 10, 20, 30, 40, 50])
    expect(leverageMarks(3)).toEqual([1, 2, 3])
    expect(leverageMarks(1)).toEqual([1])
  })
  it('asks for the tick again after a day', () => {
    acceptHighLeverage(true, 1_000)
    expect([highLeverageAccepted(1_000), highLeverageAccepted(86_400_999), highLeverageAccepted(86_401_000)]).toEqual([
      true,
      true,
      false,
    ])
    acceptHighLeverage(false)
    expect(highLeverageAccepted()).toBe(false)
  })
})

describe('confirmation', () => {
  const asked = { type: 'limit', leverage: 10, reduceOnly: false } as const
  it('is asked for market orders, slippage, a quarter of the account and high leverage', () => {
    expect(contractReasons(asked, OPENING_PREVIEW, '1000')).toEqual([])
    expect(contractReasons({ ...asked, type: 'market' }, OPENING_PREVIEW, '')).toEqual(['market_order'])
    expect(contractReasons(asked, { ...OPENING_PREVIEW, slippage: '0.00501' }, '')).toEqual(['slippage'])
    expect(contractReasons(asked, OPENING_PREVIEW, '399.99')).toEqual(['share_of_account'])
    expect(contractReasons({ ...asked, leverage: 26 }, OPENING_PREVIEW, '')).toEqual(['leverage'])
    expect(contractReasons({ ...asked, leverage: 26 }, OPENING_PREVIEW, '', true)).toEqual(['leverage'])
    expect(contractReasons({ ...asked, leverage: 26, reduceOnly: true }, OPENING_PREVIEW, '')).toEqual([])
  })
})

describe('what can be lost', () => {
  it('is never made small in percent', () => {
    expect([shareOfAccount('100', '3000'), shareOfAccount('1', ''), shareOfAccount('1', '0')]).toEqual(['3.4', '', ''])
  })
  it('tells distance in ranges of a day', () => {
    expect(dailyMoves('50000', '45000', { high: '51000', low: '49000' })).toBe('2.5')
    expect(dailyMoves('50000', '45000', { high: '51000', low: '51000' })).toBe('')
  })
})

describe('offers', () => {
  const listed = [
    { symbol: 'BTCPERP', class: 'crypto', kind: 'perpetual' },
    { symbol: 'BTC27NOV26', class: 'crypto', kind: 'dated' },
    { symbol: 'XAUPERP', class: 'metal', kind: 'perpetual' },
  ] as const
  it('open with the first contract of their first class', () => {
    expect([CRYPTO_OFFER, METALS_OFFER, PERPETUAL_OFFER].map((offer) => firstSymbol(offer, listed))).toEqual([
      'BTCPERP',
      'XAUPERP',
      'BTCPERP',
    ])
    expect(firstSymbol(METALS_OFFER, [listed[1]])).toBe('BTC27NOV26')
    expect([firstSymbol(METALS_OFFER, []), firstOfClass('forex', METALS_OFFER, listed)]).toEqual(['', ''])
  })
})

describe('market state', () => {
  it('follows the live channel, but not over a halt or a settlement', () => {
    const live = { open: false, changesAt: 7 }
    expect(marketState(BTC_INFO, live)).toEqual({ kind: 'closed', opens: 7 })
    expect(marketState(BTC_INFO, undefined)).toEqual({ kind: 'open', closes: 0 })
    expect(marketState({ ...BTC_INFO, state: 'halted', reason: 'r' }, live)).toEqual({ kind: 'halted', reason: 'r' })
    expect(marketState({ ...BTC_INFO, state: 'settled', settlementPrice: '9' }, live)).toEqual({
      kind: 'settled',
      price: '9',
    })
  })
})
