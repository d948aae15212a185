import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRewardTerms } from '../rewards/rewardTerms.ts'
import { TOY_REWARDS } from '../scenarios/rewards/rewardActs.ts'
import { commissionOf, commissionUsableFrom } from './commissionFormulas.ts'
import { type Commission, Commissions } from './commissions.ts'

/** INVITE_CASES=1000000 runs as many, in about two and a half minutes; the ordinary run takes a second or two. */
const CASES = Number(process.env.INVITE_CASES ?? 3_000)
/** Fees of one story, whose lines are all added up a second time. */
const FEES = 60
const STORIES = Math.ceil(CASES / FEES)
const DAY_MS = 86_400_000
const USDT_SCALE = 6

const fee = fc.oneof(fc.bigInt({ min: 1n, max: 2_000n }), fc.bigInt({ min: 1n, max: 10n ** 15n }))
/** Of the terms: together they are now below and now above the tenth that inviters may get. */
const rates = fc.array(fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 100_000 })), {
  minLength: 1,
  maxLength: 4,
})

/** The part of a fee by another library's decimals, rounded down. */
function exactPart(paid: bigint, ratePpm: number): Big {
  return new Big(paid.toString()).times(ratePpm).times('0.000001').round(0, Big.roundDown)
}

function add(sums: Map<string, Big>, key: string, amount: Big): void {
  sums.set(key, (sums.get(key) ?? new Big(0)).plus(amount))
}

const lineOf = ({ invitee, level, day, asset }: Omit<Commission, 'amount'>) => `${invitee} ${level} ${day} ${asset}`

describe('the arithmetic of commissions, against decimals of another kind', () => {
  test('each level gets its part rounded down, and all levels together never more than a tenth (INV-3, REW-1)', () => {
    let allowed = 0
    fc.assert(
      fc.property(fee, rates, (paid, inviteRatesPpm) => {
        const parts = inviteRatesPpm.map((rate) => commissionOf(paid, rate))
        expect(parts).toEqual(inviteRatesPpm.map((rate) => BigInt(exactPart(paid, rate).toFixed())))
        const together = inviteRatesPpm.reduce((sum, rate) => sum.plus(rate), new Big(0)).div(1_000_000)
        const rules = readRewardTerms({ ...TOY_REWARDS, inviteRatesPpm }, 1, USDT_SCALE)
        expect(rules !== undefined).toBe(together.lte('0.1'))
        if (!rules) return
        allowed++
        expect(parts.reduce((sum, part) => sum + part, 0n) * 10n <= paid).toBe(true)
      }),
      { seed: 46, numRuns: CASES },
    )
    expect(allowed).toBeGreaterThan(CASES / 10)
  })

  test('the fees of a day wait in one line for each level and asset, to the unit, and end in the order of their moments (INV-3, INV-4)', () => {
    const paid = fc.record({
      invitee: fc.integer({ min: 100, max: 104 }),
      passing: fc.integer({ min: 0, max: DAY_MS }),
      asset: fc.integer({ min: 0, max: 1 }),
      amount: fee,
    })
    const story = fc.record({ fees: fc.array(paid, { minLength: FEES, maxLength: FEES }), rates, waitDays: fc.nat(60) })
    fc.assert(
      fc.property(story, (told) => {
        const { commissions, sums } = earnAll(told.fees, told.rates, told.waitDays)
        const lines = commissions.all()
        expect(new Map(lines.map((line) => [lineOf(line), String(line.amount)]))).toEqual(
          new Map([...sums].map(([key, sum]) => [key, sum.toFixed()])),
        )
        const ended: number[] = []
        for (let first = commissions.first; first; first = commissions.first) {
          ended.push(first.usableFrom)
          commissions.remove(first)
        }
        expect(ended).toEqual(lines.map(({ usableFrom }) => usableFrom))
        expect([...commissions.waiting.values()].every((left) => left === 0n) && commissions.next === 0).toBe(true)
      }),
      { seed: 47, numRuns: STORIES },
    )
  })

  test('what was earned on a day in Hong Kong is usable after that day and the days of waiting, at midnight there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.nat(365), (day, waitDays) => {
        const usable = new Date(commissionUsableFrom(day, waitDays))
        expect(usable.toISOString().slice(11)).toBe('16:00:00.000Z')
        expect(Math.floor((usable.getTime() + 8 * 3_600_000) / DAY_MS)).toBe(day + waitDays + 1)
      }),
      { seed: 48, numRuns: CASES },
    )
  })
})

interface PaidFee {
  readonly invitee: number
  readonly passing: number
  readonly asset: number
  readonly amount: bigint
}

/** Fees that are paid one after the other, of which each level gets its part; and the lines they come to, added up by decimals. */
function earnAll(fees: readonly PaidFee[], ratesPpm: readonly number[], waitDays: number) {
  const commissions = new Commissions()
  const sums = new Map<string, Big>()
  let time = 20_000 * DAY_MS
  for (const { invitee, passing, asset, amount } of fees) {
    time += passing
    const day = Math.floor(time / DAY_MS)
    for (const [place, rate] of ratesPpm.entries()) {
      const part = commissionOf(amount, rate)
      if (part === 0n) continue
      const line = { inviter: place + 1, invitee, level: place + 1, day, asset }
      commissions.earn({ ...line, usableFrom: commissionUsableFrom(day, waitDays) }, part)
      add(sums, lineOf({ ...line, usableFrom: 0 }), exactPart(amount, rate))
    }
  }
  return { commissions, sums }
}
