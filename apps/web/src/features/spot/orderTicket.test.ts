import { describe, expect, it } from 'vitest'
import { problemOf } from '../../terminal/ticket/entryProblems.ts'
import { orderRequest } from './orderRequest.ts'
import {
  EMPTY_TICKET,
  percentUsed,
  reduceTicket,
  type TicketAction,
  type TicketFields,
  ticketSize,
} from './orderTicket.ts'
import { BTC_MARKET as market } from './ticket.fixtures.ts'
import { ticketProblems } from './ticketProblems.ts'

/** 10,000 USDT (6 decimals) and 0.5 BTC (5 decimals). */
const funds = { quote: 10_000_000_000n, base: 50_000n }
const reference = 500_000n

const ticket = (...actions: TicketAction[]): TicketFields => actions.reduce(reduceTicket, EMPTY_TICKET)
const sized = (fields: TicketFields) => ticketSize(fields, market, funds, reference)
const problems = (fields: TicketFields, changes = {}) =>
  ticketProblems(fields, sized(fields), { market, funds, transactionPasswordSet: true, ...changes })
const request = (fields: TicketFields) => orderRequest(fields, sized(fields), market)

describe('linked sizes', () => {
  it('multiplies price and amount without losing a unit', () => {
    const size = sized(ticket({ do: 'price', text: '50000.1' }, { do: 'amount', text: '0.12345' }))
    expect(size.turnover).toBe(500001n * 12345n)
  })

  it('turns a turnover into whole lots, never more than it pays for', () => {
    const fields = ticket({ do: 'price', text: '30000' }, { do: 'turnover', text: '100' })
    const size = sized(fields)
    expect(size.amount).toBe(333n)
    expect(request(fields)).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      tif: 'GTC',
      price: '30000',
      amount: '0.00333',
    })
  })

  it('spends a share of what is available: 50 % of the quote for a buy', () => {
    const size = sized(ticket({ do: 'price', text: '50000' }, { do: 'percent', percent: 50 }))
    expect(size.amount).toBe(10_000n)
    expect(size.turnover).toBe(5_000_000_000n)
  })

  it('gives a share of the base for a sell, in whole lots', () => {
    const fields = ticket({ do: 'side', side: 'sell' }, { do: 'price', text: '50000' }, { do: 'percent', percent: 33 })
    expect(sized(fields).amount).toBe(16_500n)
  })

  it('sends a market buy sized by turnover as turnover and a market sell as amount', () => {
    const buy = ticket({ do: 'type', type: 'market' }, { do: 'percent', percent: 25 })
    expect(request(buy)).toEqual({ symbol: 'BTCUSDT', side: 'buy', type: 'market', turnover: '2500' })
    const sell = reduceTicket(buy, { do: 'side', side: 'sell' })
    expect(request(sell)).toEqual({ symbol: 'BTCUSDT', side: 'sell', type: 'market', amount: '0.125' })
    expect(sized(buy).estimated).toBe(true)
  })

  it('keeps the turnover of a market order when the book is empty', () => {
    const fields = ticket({ do: 'type', type: 'market' }, { do: 'turnover', text: '100' })
    const size = ticketSize(fields, market, funds, undefined)
    expect(size).toMatchObject({ turnover: 100_000_000n, amount: undefined })
    expect(orderRequest(fields, size, market)).toMatchObject({ turnover: '100' })
  })

  it('asks for nothing while a price is missing', () => {
    expect(request(ticket({ do: 'amount', text: '1' }))).toBeUndefined()
    expect(
      request(ticket({ do: 'type', type: 'stop_limit' }, { do: 'price', text: '1' }, { do: 'amount', text: '1' })),
    ).toBeUndefined()
  })

  it('puts the stop price of a stop-market order into the request', () => {
    const fields = ticket(
      { do: 'type', type: 'stop_market' },
      { do: 'stopPrice', text: '45000' },
      { do: 'amount', text: '0.1' },
    )
    expect(request(fields)).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'stop_market',
      stopPrice: '45000',
      amount: '0.1',
    })
  })
})

describe('entries', () => {
  it('clears the linked entries when one is edited', () => {
    const fields = ticket({ do: 'amount', text: '1' }, { do: 'percent', percent: 40 }, { do: 'turnover', text: '9' })
    expect(fields).toMatchObject({ amount: '', percent: 0, turnover: '9', sizedBy: 'turnover' })
  })

  it('takes a price from the book, and with the size too', () => {
    const priced = ticket({ do: 'type', type: 'market' }, { do: 'fromBook', price: '49999.9' })
    expect(priced).toMatchObject({ type: 'limit', price: '49999.9', amount: '' })
    expect(reduceTicket(priced, { do: 'fromBook', price: '1', amount: '2.5' })).toMatchObject({
      price: '1',
      amount: '2.5',
    })
  })

  it('steps the price by ticks and never to zero', () => {
    const fields = ticket({ do: 'price', text: '0.2' })
    expect(reduceTicket(fields, { do: 'stepPrice', ticks: 1, market }).price).toBe('0.3')
    expect(reduceTicket(fields, { do: 'stepPrice', ticks: -2, market }).price).toBe('0.2')
  })

  it('forgets the size but not the price once the order is placed', () => {
    const fields = ticket({ do: 'price', text: '5' }, { do: 'amount', text: '1' }, { do: 'placed' })
    expect(fields).toMatchObject({ price: '5', amount: '', sizedBy: 'amount' })
  })

  it('holds a percentage within 0 and 100', () => {
    expect(ticket({ do: 'percent', percent: 140 }).percent).toBe(100)
    expect(ticket({ do: 'percent', percent: Number.NaN }).percent).toBe(0)
  })

  it('tells the share that a typed size stands for, of the money for a buy and of the coins for a sell', () => {
    const typed = ticket({ do: 'price', text: '50000' }, { do: 'amount', text: '0.05' })
    expect(percentUsed(typed, sized(typed), funds)).toBe(25)
    const sell = reduceTicket(typed, { do: 'side', side: 'sell' })
    expect(percentUsed(sell, sized(sell), funds)).toBe(10)
    const tooMuch = reduceTicket(sell, { do: 'amount', text: '9' })
    expect(percentUsed(tooMuch, sized(tooMuch), funds)).toBe(100)
    expect(percentUsed(typed, sized(typed), undefined)).toBe(0)
  })

  it('goes back to good-till-cancelled when the type has no limit price', () => {
    const fields = ticket({ do: 'timeInForce', timeInForce: 'POST' }, { do: 'type', type: 'market' })
    expect(fields.timeInForce).toBe('GTC')
  })
})

describe('problems', () => {
  const good = ticket({ do: 'price', text: '50000' }, { do: 'amount', text: '0.1' })

  it('finds none in a good order', () => {
    expect(problems(good)).toEqual([])
  })

  it('names empty price and amount (m29)', () => {
    const found = problems(EMPTY_TICKET)
    expect(problemOf(found, 'price')).toEqual({ kind: 'empty', field: 'price' })
    expect(problemOf(found, 'amount')).toEqual({ kind: 'empty', field: 'amount' })
  })

  it('refuses an amount of zero and below the minimum (m27)', () => {
    expect(problemOf(problems(reduceTicket(good, { do: 'amount', text: '0' })), 'amount')).toEqual({
      kind: 'below_minimum',
      field: 'amount',
      limit: '0.00001',
      unit: 'BTC',
    })
  })

  it('refuses above the maximum (m28) and a turnover under the minimum', () => {
    expect(problemOf(problems(reduceTicket(good, { do: 'amount', text: '100.00001' })), 'amount')).toMatchObject({
      kind: 'above_maximum',
      limit: '100',
    })
    expect(problemOf(problems(reduceTicket(good, { do: 'turnover', text: '4.9' })), 'turnover')).toMatchObject({
      kind: 'below_minimum',
      limit: '5',
    })
  })

  it('refuses what the balance cannot pay (m14), to the unit', () => {
    const at = (text: string) => problems(ticket({ do: 'price', text: '100000' }, { do: 'amount', text }))
    expect(at('0.1')).toEqual([])
    expect(at('0.10001')).toEqual([{ kind: 'insufficient_balance', field: 'turnover' }])
    const sell = ticket(
      { do: 'side', side: 'sell' },
      { do: 'price', text: '100000' },
      { do: 'amount', text: '0.50001' },
    )
    expect(problems(sell)).toEqual([{ kind: 'insufficient_balance', field: 'amount' }])
    const share = ticket({ do: 'side', side: 'sell' }, { do: 'price', text: '100000' }, { do: 'percent', percent: 25 })
    const nothing = { base: 0n, quote: 0n }
    expect(problems(share, { funds: nothing })).toEqual([{ kind: 'insufficient_balance', field: 'amount' }])
  })

  it('refuses a price off the tick and an unfinished number', () => {
    const coarse = { ...market, tick: 5n }
    const off = ticketProblems(ticket({ do: 'price', text: '1.2' }, { do: 'amount', text: '1' }), sized(good), {
      market: coarse,
      funds,
      transactionPasswordSet: true,
    })
    expect(problemOf(off, 'price')).toEqual({ kind: 'off_step', field: 'price', step: '0.5' })
    expect(problemOf(problems(ticket({ do: 'price', text: '12.' })), 'price')).toEqual({
      kind: 'unreadable',
      field: 'price',
    })
  })

  it('says first that the market is halted, then that the transaction password is missing (m19)', () => {
    const halted = { ...market, state: 'halted' as const, reason: 'maintenance' }
    expect(problems(good, { market: halted, transactionPasswordSet: false }).map((problem) => problem.kind)).toEqual([
      'market_halted',
      'transaction_password_unset',
    ])
  })

  it('waits for the balance before it allows anything', () => {
    expect(problems(good, { funds: undefined })).toEqual([{ kind: 'no_balance_yet' }])
  })
})
