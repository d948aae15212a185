import type { ContractUnits, MarginTier } from '@touchstone/protocol'
import { chargeUp, formatPlain, parseDecimal } from '@touchstone/quantities'
import { describe, expect, test } from 'vitest'
import {
  averageEntry,
  bankruptcyPrice,
  contractValue,
  fundingPayment,
  fundingRate,
  initialMargin,
  liquidationPrice,
  maintenanceMargin,
  marginTiers,
  premiumE8,
  returnOnMarginPpm,
  tierOf,
  unrealisedProfit,
} from '../../formulas.ts'

/*
 * Numbers that venues print in their own help pages. Of the inverse contracts (BitMEX, Bybit, Binance COIN-M), whose profit
 * is in the coin and falls with 1 ÷ price, only what is the same arithmetic is here: the funding rate, a margin as value ÷
 * leverage, and the deductions of the tiers. Their profits and liquidation prices do not carry over to linear contracts, and
 * BitMEX's deleveraging rank divides by an effective leverage that ours, published in RULES.md, does not use.
 */

/** Tick 0.01, lot 0.01, amounts in 10^-6. */
const units: ContractUnits = { priceDecimals: 2, amountDecimals: 2, tickUnits: 1n, lotUnits: 1n, quantum: 100n }

function value(price: number, quantity: number) {
  return contractValue(Math.round(price * 100), Math.round(quantity * 100), units)
}

function plain(amount: bigint): number {
  return Number(formatPlain(amount, 6))
}

function profit(side: string, quantity: number, entry: number, mark: number): number {
  return plain(unrealisedProfit(side === 'long' ? 1 : -1, value(mark, quantity), value(entry, quantity)))
}

describe('profit of linear contracts', () => {
  test.each([
    ['Bybit', 'long', 0.2, 7000, 7500, 100],
    ['Bybit', 'short', 0.4, 6000, 5000, 400],
    ['BYDFi', 'long', 0.2, 41_000, 43_000, 400],
    ['BYDFi', 'short', 0.4, 40_000, 39_000, 400],
    ['OrangeX', 'long', 0.2, 50_000, 55_000, 1000],
    ['OrangeX', 'short', 0.2, 50_000, 45_000, 1000],
    ['Hotcoin, 60 of 0.01 BTC', 'long', 0.6, 5000, 6000, 600],
    ['Hotcoin, 10 of 0.01 BTC', 'short', 0.1, 10_000, 5000, 500],
    ['Hotcoin, closed', 'long', 0.1, 5000, 10_000, 500],
    ['Hotcoin, closed', 'short', 0.1, 5000, 10_000, -500],
  ])('%s: %s %d from %d at %d is %d', (_venue, side, quantity, entry, mark, expected) => {
    expect(profit(side, quantity, entry, mark)).toBe(expected)
  })

  test.each([
    ['Bybit', 0.5, 5000, 0.3, 6000, 4300, 5375],
    ['BYDFi', 0.1, 40_000, 0.1, 42_000, 8200, 41_000],
  ])('%s: the average of two fills', (_venue, first, at, second, later, total, average) => {
    const spent = value(at, first) + value(later, second)
    expect(plain(spent)).toBe(total)
    expect(averageEntry(spent, Math.round((first + second) * 100), units)).toBe(BigInt(average * 100))
  })

  test('Bybit: 100 on a margin of 140 and a closing fee of 0.693 is 71.07 %', () => {
    const margin = initialMargin(value(7000, 0.2), 10)
    const closing = bankruptcyPrice({ lots: 20, basis: value(7000, 0.2), margin, units })
    const closingFee = chargeUp(contractValue(closing, 20, units), 550)
    expect([margin, closing, closingFee]).toEqual([140_000_000n, 630_000, 693_000n])
    expect(returnOnMarginPpm(100_000_000n, margin + closingFee)).toBe(710_767)
  })
})

describe('margin', () => {
  test('Bybit, 1.2 BTC of value at ten times: 0.12', () => {
    expect(initialMargin(120_000_000n, 10)).toBe(12_000_000n)
  })

  test('Binance COIN-M: 0.56 at level 4 and an edge of 50 BTC make 1.81 at level 5', () => {
    // Edges below level 4 stand in for those the page does not print: they only have to add up to its 0.56.
    const [, second, third] = tiersOf([
      ['22.4', 0],
      ['50', 25_000],
      ['300', 50_000],
    ])
    expect(second?.deduction).toBe(parseDecimal('0.56', 8))
    expect(third?.deduction).toBe(parseDecimal('1.81', 8))
  })

  test('Binance BTCUSDT: the first five tiers deduct 0, 50, 950, 11,450 and 131,450', () => {
    const deductions = BTCUSDT.map(({ deduction }) => plain(deduction))
    expect(deductions).toEqual([0, 50, 950, 11_450, 131_450])
    expect(tierOf(50_000_000_000n, BTCUSDT)).toBe(0)
    expect(plain(maintenanceMargin(1_000_000_000_000n, BTCUSDT))).toBe(5550)
  })

  test('isolated liquidation price: (margin + deduction − size × entry) ÷ (size × rate − size)', () => {
    // 20 BTC from 50,000 at twenty times: (50,000 + 950 − 1,000,000) ÷ (20 × 0.0065 − 20) = 47,762.95…, the tick below.
    const long = { lots: 2000, basis: value(50_000, 20), margin: 50_000_000_000n, units, tiers: BTCUSDT }
    expect(liquidationPrice(long)).toBe(4_776_295)
    // Short: (50,000 + 950 + 1,000,000) ÷ (20 × 0.0065 + 20) = 52,208.14…, the tick above.
    expect(liquidationPrice({ ...long, lots: -2000 })).toBe(5_220_815)
  })
})

describe('funding', () => {
  test('premium + clamp(interest − premium, ±0.05 %), as Gate.io and Binance document it', () => {
    const rate = (premium: number) => fundingRate(premium, 10_000, 50_000, 750_000)
    expect(rate(0)).toBe(10_000)
    expect(rate(50_000)).toBe(10_000)
    expect(rate(-40_000)).toBe(10_000)
    expect(rate(100_000)).toBe(50_000)
    expect(rate(-100_000)).toBe(-50_000)
    expect(rate(-9_000_000)).toBe(-750_000)
  })

  test('BitMEX: 0.25 % of a position worth 20 is 0.05', () => {
    expect(fundingPayment(2_000_000_000n, 250_000, true)).toBe(5_000_000n)
    expect(fundingPayment(1n, 250_000, true)).toBe(1n)
    expect(fundingPayment(1n, 250_000, false)).toBe(0n)
  })

  test('the premium counts bids over the index and asks under it', () => {
    const side = (price: number) => ({ lots: 100, value: contractValue(price, 100, units) })
    expect(premiumE8(side(10_010), side(10_020), 10_000, units)).toBe(100_000)
    expect(premiumE8(side(9_980), side(9_990), 10_000, units)).toBe(-100_000)
    expect(premiumE8(side(9_990), side(10_010), 10_000, units)).toBe(0)
    expect(premiumE8({ lots: 0, value: 0n }, side(9_990), 10_000, units)).toBe(-100_000)
  })
})

function tiersOf(rows: readonly (readonly [string, number])[]) {
  const tiers: MarginTier[] = rows.map(([upTo, maintenancePpm]) => ({ upTo, maintenancePpm, maxLeverage: 1 }))
  return marginTiers(tiers, 8)
}

const BTCUSDT = marginTiers(
  [
    { upTo: '50000', maintenancePpm: 4_000, maxLeverage: 125 },
    { upTo: '600000', maintenancePpm: 5_000, maxLeverage: 100 },
    { upTo: '3000000', maintenancePpm: 6_500, maxLeverage: 75 },
    { upTo: '12000000', maintenancePpm: 10_000, maxLeverage: 50 },
    { upTo: '70000000', maintenancePpm: 20_000, maxLeverage: 25 },
  ],
  6,
)
