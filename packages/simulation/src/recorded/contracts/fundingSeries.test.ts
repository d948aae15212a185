import { fundingPayment } from '@touchstone/core'
import { parseDecimal } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { haveRecorded, recordedRows } from '../recordedFile.ts'

const RATES = 'funding/XRPUSDT_perp_202111_8h-funding_rate.csv.gz'
const MARKS = 'funding/XRPUSDT_perp_202111_8h-mark.csv.gz'
/** The venue's clock is up to this late. */
const JITTER_MS = 100
const PERIOD_MS = 28_800_000
/** 1 XRP in mark prices of 10^-8 USDT. */
const SCALE = 8

const here = haveRecorded('Funding of XRPUSDT', [RATES, MARKS])

/*
 * The series has rates and marks but no premiums, so it checks payments, not the computation of a rate. Rates are cut to 10^-8, the
 * core's precision.
 */
describe.runIf(here)('a month of XRPUSDT funding', () => {
  const marks = new Map(here ? recordedRows(MARKS).map(([time, open = '']) => [Number(time), open]) : [])
  const periods = here
    ? recordedRows(RATES).map(([time = '', rate = '']) => {
        const due = Number(time) - (Number(time) % PERIOD_MS)
        return { late: Number(time) - due, rateE8: Math.round(Number(rate) * 1e8), mark: marks.get(due) }
      })
    : []

  it('is due at 00:00, 08:00 and 16:00 UTC', () => {
    expect(periods).toHaveLength(91)
    for (const { late } of periods) expect(late).toBeLessThan(JITTER_MS)
  })

  it('costs a long what it pays a short, but for less than a unit a period', () => {
    let paid = 0n
    let received = 0n
    let exactE16 = 0n
    for (const { rateE8, mark } of periods) {
      const value = (parseDecimal(Number(mark).toFixed(SCALE), SCALE) ?? 0n) * 30n
      const sign = rateE8 < 0 ? -1n : 1n
      paid += sign * fundingPayment(value, rateE8, rateE8 > 0)
      received += sign * fundingPayment(value, rateE8, rateE8 < 0)
      exactE16 += value * BigInt(rateE8)
    }
    const exact = exactE16 / 100_000_000n
    console.log(`XRPUSDT: 30 XRP long paid ${paid} units of 10^-8 USDT in ${periods.length} periods, exactly ${exact}`)
    expect(paid >= exact && paid - exact <= 91n).toBe(true)
    expect(received <= exact + 1n && exact - received <= 91n).toBe(true)
  })
})
