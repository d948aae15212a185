import { describe, expect, it } from 'vitest'
import { priceProblem } from '../../shared/markets/priceProblem.ts'
import {
  percentAway,
  protectionAt,
  protectionPrice,
  protectionProblem,
} from '../../terminal/ticket/protection/protection.ts'
import { BTC_CONTRACT, LONG_POSITION } from './contract.fixtures.ts'
import { amountText, lotsValue } from './contractMarket.ts'
import { closeProblem, closeRequest, shareOfLots } from './dialogs/closeInput.ts'
import { editRequest } from './dialogs/editInput.ts'
import { marginProblem, mostChange } from './dialogs/marginInput.ts'
import { protectionRequest } from './dialogs/protectionRequest.ts'
import { isBeyondLiquidation, isMostOf, profitAt } from './estimates.ts'
import { distanceFraction, riskLevel, riskPercent } from './riskLevel.ts'
import { differenceOf, sumOf } from './sums.ts'

describe('sizes', () => {
  it('values lots exactly and writes them in units', () => {
    expect(lotsValue(12n, 500_000n, BTC_CONTRACT)).toBe(6_000_000n)
    expect(amountText(12n, BTC_CONTRACT)).toBe('0.012')
  })
  it('takes whole steps of the price only', () => {
    expect(['50000.1', '50000.15', '0', '', '7.'].map((text) => priceProblem(text, BTC_CONTRACT))).toEqual([
      undefined,
      undefined,
      'empty',
      'empty',
      undefined,
    ])
    expect(priceProblem('50000.3', { ...BTC_CONTRACT, tick: 5n })).toBe('step')
  })
})

describe('risk', () => {
  it('is calm below a half, amber to four fifths, red above', () => {
    expect(['0', '0.4999', '0.5', '0.8', '0.800001', '9.999999'].map(riskLevel)).toEqual([
      'calm',
      'calm',
      'amber',
      'amber',
      'red',
      'red',
    ])
    const shown = ['0', '0.000001', '0.003474', '0.4299', '0.999999', '1', '1.004', '9.999999', '99'].map(riskPercent)
    expect(shown).toEqual(['0.00', '0.01', '0.35', '42.99', '99.99', '100.00', '100.40', '999.00', '999.00'])
  })
  it('tells how far a price is, cut, and nothing without one', () => {
    expect(distanceFraction('45226.1', '51000')).toBe('0.1132')
    expect(distanceFraction('', '51000')).toBe('')
    expect(distanceFraction('0', '51000')).toBe('')
  })
})

describe('closing', () => {
  const whole = { how: 'market', lots: '20', price: '' } as const
  it('names no lots when everything is closed, so that it stays everything', () => {
    expect(closeRequest(whole, LONG_POSITION)).toEqual({ id: '7' })
    expect(closeRequest({ ...whole, lots: '5', how: 'limit', price: '52000.' }, LONG_POSITION)).toEqual({
      id: '7',
      lots: '5',
      price: '52000',
    })
  })
  it('refuses nothing, too much and a missing price', () => {
    const problem = (fields: Partial<Parameters<typeof closeProblem>[0]>) =>
      closeProblem({ ...whole, ...fields }, LONG_POSITION, BTC_CONTRACT)
    expect(problem({ lots: '' })).toEqual({ field: 'lots', kind: 'empty' })
    expect(problem({ lots: '1.5' })).toEqual({ field: 'lots', kind: 'whole' })
    expect(problem({ lots: '21' })).toEqual({ field: 'lots', kind: 'above' })
    expect(problem({ how: 'limit' })).toEqual({ field: 'price', kind: 'empty' })
    expect(problem({})).toBeUndefined()
  })
  it('estimates the profit of each side, and never makes a loss small', () => {
    expect(profitAt(LONG_POSITION, 10n, '51000', BTC_CONTRACT)).toBe('10.00')
    const short = { side: 'short', openPrice: '50000.0' } as const
    expect(profitAt(short, 10n, '51000', BTC_CONTRACT)).toBe('-10.00')
    expect(profitAt({ side: 'long', openPrice: '50000.0' }, 1n, '49999.9', BTC_CONTRACT)).toBe('-0.01')
    expect(profitAt(LONG_POSITION, 10n, '', BTC_CONTRACT)).toBeUndefined()
  })
  it('asks again above half of the equity, not at it', () => {
    expect([isMostOf('510', '1020'), isMostOf('510.01', '1020'), isMostOf('9', '')]).toEqual([false, true, false])
  })
  it('takes shares of at least one lot', () => {
    expect([shareOfLots('20', 25), shareOfLots('3', 10), shareOfLots('7', 100)]).toEqual(['5', '1', '7'])
  })
})

describe('protection', () => {
  it('sends what changed alone, and "0" to remove', () => {
    const set = { ...LONG_POSITION, tp: '55000.0' }
    expect(protectionRequest(set, set.tp, '')).toBeUndefined()
    expect(protectionRequest(set, set.tp, '49000')).toEqual({ id: '7', sl: '49000' })
    expect(protectionRequest(set, '', '')).toEqual({ id: '7', tp: '0' })
  })
  it('is a price, a percentage of the entry or a result, to the nearest step', () => {
    const entry = { side: 'long', price: 500_000n, size: 3n * BTC_CONTRACT.lotSize } as const
    const price = (unit: 'price' | 'percent' | 'result', text: string, leg: 'takeProfit' | 'stopLoss' = 'takeProfit') =>
      protectionPrice({ on: true, unit, text }, leg, entry, BTC_CONTRACT)
    expect([price('price', '51000.'), price('percent', '2'), price('percent', '2', 'stopLoss')]).toEqual([
      '51000',
      '51000',
      '49000',
    ])
    // 10 ÷ 0.003 = 3,333.33…
    expect([price('result', '10'), price('result', '10', 'stopLoss')]).toEqual(['53333.3', '46666.7'])
    expect([price('percent', '100', 'stopLoss'), price('result', '0'), price('percent', '')]).toEqual(['', '', ''])
    expect(percentAway('49000', entry, BTC_CONTRACT)).toBe('2')
    expect(protectionProblem({ on: true, unit: 'percent', text: '' }, '', BTC_CONTRACT)).toBe('empty')
    expect(protectionProblem(protectionAt(''), '', BTC_CONTRACT)).toBeUndefined()
  })
  it('warns of a stop-loss that liquidation would reach first', () => {
    expect(isBeyondLiquidation(LONG_POSITION, '45000')).toBe(true)
    expect(isBeyondLiquidation(LONG_POSITION, '46000')).toBe(false)
    expect(isBeyondLiquidation({ side: 'short', liqPrice: '60000' }, '61000')).toBe(true)
  })
})

describe('margin', () => {
  it('stays between least and most, and within what is available', () => {
    expect(marginProblem(LONG_POSITION, 'take', '20', '')).toBeUndefined()
    expect(marginProblem(LONG_POSITION, 'take', '20.01', '')).toEqual({ kind: 'below', limit: '80' })
    expect(marginProblem(LONG_POSITION, 'add', '900.01', '5000')).toEqual({ kind: 'above', limit: '1000' })
    expect(marginProblem(LONG_POSITION, 'add', '50', '49')).toEqual({ kind: 'balance' })
    expect(marginProblem(LONG_POSITION, 'add', '', '49')).toEqual({ kind: 'empty' })
  })
  it('offers the largest change that would pass', () => {
    expect(mostChange(LONG_POSITION, 'take', '')).toBe(20_000_000n)
    expect(mostChange(LONG_POSITION, 'add', '49')).toBe(49_000_000n)
    expect(mostChange({ margin: '70', minMargin: '80', maxMargin: '60' }, 'take', '')).toBe(0n)
  })
})

describe('changing an order', () => {
  const order = { orderNo: '5', price: '50000.0', stopPrice: '', lots: '10' }
  it('sends what was touched alone', () => {
    const fields = { price: '50000.0', stopPrice: '', lots: '10' }
    expect(editRequest(fields, order)).toBeUndefined()
    expect(editRequest({ ...fields, price: '49000.' }, order)).toEqual({ orderNo: '5', price: '49000' })
    expect(editRequest({ ...fields, lots: '12' }, order)).toEqual({ orderNo: '5', lots: '12' })
  })
})

it('sums signed figures exactly', () => {
  expect(sumOf(['1.10', '-3.000001', ''])).toBe('-1.90000100')
  expect(differenceOf('693.840000', '630.712345')).toBe('63.12765500')
  expect(differenceOf('1', '2.5')).toBe('-1.50000000')
})
