import { smaller } from '@touchstone/quantities'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type IssuePrice, issueCost, issueValue, lockEnd, proRata } from './coinFormulas.ts'

/** COIN_CASES=1000000 runs as many, in about three minutes; the ordinary run takes a second or two. */
const CASES = Number(process.env.COIN_CASES ?? 3_000)
const settings = { seed: 29, numRuns: CASES }

const issue = fc.record({
  price: fc.bigInt({ min: 1n, max: 10n ** 16n }),
  coinScale: fc.integer({ min: 0, max: 8 }),
  currencyScale: fc.constant(6),
})
const coins = fc.bigInt({ min: 1n, max: 10n ** 15n })

/** The exact cost by another library's decimals, before rounding. */
function exact(quantity: bigint, { price, coinScale, currencyScale }: IssuePrice): Big {
  const whole = new Big(quantity.toString()).div(new Big(10).pow(coinScale))
  return whole.times(new Big(price.toString()).div(new Big(10).pow(12))).times(new Big(10).pow(currencyScale))
}

/** More decimals than any quotient of powers of ten here has. */
Big.DP = 60

/** Decimals whose quotients are whole, rounded down: a share needs no more, and is found much sooner. */
const Whole = Big()
Whole.DP = 0
Whole.RM = Whole.roundDown

function exactPart(lots: bigint, there: bigint, wanted: bigint): bigint {
  if (wanted <= there) return lots
  return BigInt(new Whole(lots.toString()).times(there.toString()).div(wanted.toString()).toFixed())
}

describe('the arithmetic of new coins, against decimals of another kind', () => {
  test('coins cost their price rounded up, and are worth it rounded down (COIN-4, LOT-3)', () => {
    fc.assert(
      fc.property(coins, issue, (quantity, price) => {
        const sum = exact(quantity, price)
        expect(issueCost(quantity, price)).toBe(BigInt(sum.round(0, Big.roundUp).toFixed()))
        expect(issueValue(quantity, price)).toBe(BigInt(sum.round(0, Big.roundDown).toFixed()))
      }),
      settings,
    )
  })

  const asked = fc.record({
    lots: fc.array(fc.bigInt({ min: 1n, max: 100_000n }), { minLength: 1, maxLength: 40 }),
    there: fc.bigInt({ min: 0n, max: 500_000n }),
    lot: fc.constantFrom(1n, 50n, 10n ** 8n),
  })

  test('pro rata never gives more than there is, and gives all of it when that much is asked for (COIN-6)', () => {
    fc.assert(
      fc.property(asked, ({ lots, there, lot }) => {
        const quantities = lots.map((each) => each * lot)
        const shares = proRata(quantities, there * lot, lot)
        const sum = shares.reduce((all, share) => all + share, 0n)
        const wanted = quantities.reduce((all, quantity) => all + quantity, 0n)
        expect(sum).toBe(smaller(wanted, there * lot))
        expect(shares.every((share) => share % lot === 0n)).toBe(true)
      }),
      settings,
    )
  })

  test('each receives his exact part to within a lot, never more than he asked for, and the first of the rounded the most (COIN-6)', () => {
    fc.assert(
      fc.property(asked, ({ lots, there, lot }) => {
        const quantities = lots.map((each) => each * lot)
        const shares = proRata(quantities, there * lot, lot)
        const wanted = lots.reduce((all, each) => all + each, 0n)
        let isOver = false
        const wrong = lots.filter((each, place) => {
          const share = (shares[place] ?? 0n) / lot
          const floor = exactPart(each, there, wanted)
          const isRounded = wanted > there && (each * there) % wanted !== 0n
          const isAfterOver = isOver && share !== floor
          if (isRounded && share === floor) isOver = true
          return share > each || isAfterOver || !(share === floor || (isRounded && share === floor + 1n))
        })
        expect(wrong).toEqual([])
      }),
      settings,
    )
  })

  test('a day of lock-up is 24 hours', () => {
    expect(lockEnd(1_000, 3)).toBe(1_000 + 3 * 86_400_000)
    expect(proRata([], 5n, 1n)).toEqual([])
  })
})
