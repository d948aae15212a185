import { describe, expect, it } from 'vitest'
import { protectionAt } from '../../terminal/ticket/protection/protection.ts'
import { orderRequest } from './orderRequest.ts'
import { EMPTY_TICKET, reduceTicket, type TicketFields, ticketSize } from './orderTicket.ts'
import { BTC_MARKET } from './ticket.fixtures.ts'
import { ticketProblems } from './ticketProblems.ts'

const FUNDS = { base: 0n, quote: 10n ** 15n }
const BUY: TicketFields = { ...EMPTY_TICKET, type: 'limit', price: '50000', amount: '0.1' }
const GUARDED: TicketFields = {
  ...BUY,
  takeProfit: { on: true, unit: 'percent', text: '10' },
  stopLoss: { on: true, unit: 'result', text: '250' },
}

const sizeOf = (fields: TicketFields) => ticketSize(fields, BTC_MARKET, FUNDS, undefined)

describe('the exits of a purchase in the ticket', () => {
  it('are entered as price, percentage or result, and sent as prices', () => {
    expect(sizeOf(GUARDED)).toMatchObject({ takeProfit: '55000', stopLoss: '47500' })
    expect(orderRequest(GUARDED, sizeOf(GUARDED), BTC_MARKET)).toMatchObject({ tp: '55000', sl: '47500' })
    const one = { ...BUY, stopLoss: protectionAt('48000') }
    expect(orderRequest(one, sizeOf(one), BTC_MARKET)).toEqual({
      ...orderRequest(BUY, sizeOf(BUY), BTC_MARKET),
      sl: '48000',
    })
  })

  it('are missing or off the step as long as they are', () => {
    const problems = (fields: TicketFields, market = BTC_MARKET) =>
      ticketProblems(fields, sizeOf(fields), { market, funds: FUNDS, transactionPasswordSet: true })
    expect(problems(GUARDED)).toEqual([])
    expect(problems({ ...GUARDED, takeProfit: { ...GUARDED.takeProfit, text: '' } })).toMatchObject([
      { kind: 'empty', field: 'takeProfit' },
    ])
    expect(problems({ ...BUY, stopLoss: protectionAt('48000.3') }, { ...BTC_MARKET, tick: 5n })).toMatchObject([
      { kind: 'off_step', field: 'stopLoss', step: '0.5' },
    ])
  })

  it('go with another side, and once the order is placed', () => {
    for (const action of [{ do: 'side', side: 'sell' } as const, { do: 'placed' } as const]) {
      const after = reduceTicket(GUARDED, action)
      expect([after.takeProfit.on, after.stopLoss.on]).toEqual([false, false])
    }
  })
})
