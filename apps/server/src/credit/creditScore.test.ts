import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CreditInputs, creditScore } from './creditScore.ts'

const NOTHING: CreditInputs = {
  level: 0,
  days: 0,
  secondFactor: false,
  email: false,
  phone: false,
  transactionPassword: false,
  securityQuestion: false,
  traded: 0n,
  repayments: { onTime: 0, late: 0, open: 1 },
}
const ALL: CreditInputs = {
  level: 3,
  days: 240,
  secondFactor: true,
  email: true,
  phone: true,
  transactionPassword: true,
  securityQuestion: true,
  traded: 100_000_000_000n,
  repayments: { onTime: 3, late: 0, open: 0 },
}

it('goes from 0 to 1000', () => {
  expect(creditScore(NOTHING)).toMatchObject({ score: 0, max: 1_000 })
  expect(creditScore(ALL)).toMatchObject({ score: 1_000, max: 1_000 })
  expect(creditScore({ ...ALL, days: 10_000, traded: 10n ** 30n }).score).toBe(1_000)
})

it.each([
  [{ email: true }, 50],
  [{ email: true, phone: true }, 100],
  [{ level: 1 }, 100],
  [{ level: 2 }, 250],
  [{ days: 2 }, 0],
  [{ days: 3 }, 1],
  [{ traded: 499_999_999n }, 0],
  [{ traded: 500_000_000n }, 1],
  [{ repayments: { onTime: 0, late: 0, open: 0 } }, 40],
  [{ repayments: { onTime: 2, late: 0, open: 0 } }, 80],
  [{ repayments: { onTime: 2, late: 1, open: 0 } }, 60],
  [{ repayments: { onTime: 9, late: 0, open: 0 } }, 100],
  [{ repayments: { onTime: 0, late: 3, open: 0 } }, 40],
  [{ repayments: { onTime: 9, late: 0, open: 1 } }, 0],
  [{ secondFactor: true }, 150],
  [{ transactionPassword: true, securityQuestion: true }, 80],
] as const)('counts %o as %d', (inputs, score) => {
  expect(creditScore({ ...NOTHING, ...inputs }).score).toBe(score)
})

it('is the sum of its items, each within its bounds, and never falls when more is proved', () => {
  const inputs = fc.record({
    level: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    days: fc.nat(2_000),
    secondFactor: fc.boolean(),
    email: fc.boolean(),
    phone: fc.boolean(),
    transactionPassword: fc.boolean(),
    securityQuestion: fc.boolean(),
    traded: fc.bigInt(0n, 10n ** 15n),
    repayments: fc.record({ onTime: fc.nat(9), late: fc.nat(9), open: fc.nat(2) }),
  })
  fc.assert(
    fc.property(inputs, fc.nat(100), fc.bigInt(0n, 10n ** 12n), (of, days, traded) => {
      const { score, items } = creditScore(of)
      expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      for (const { points, max } of items) expect(points >= 0 && points <= max && Number.isInteger(points)).toBe(true)
      const repayments = { onTime: of.repayments.onTime + 1, late: of.repayments.late, open: 0 }
      const more = {
        ...of,
        repayments,
        days: of.days + days,
        traded: of.traded + traded,
        secondFactor: true,
        email: true,
      }
      expect(creditScore(more).score).toBeGreaterThanOrEqual(score)
    }),
  )
})

it('gives the figures of each line apart from its sentence', () => {
  const { items } = creditScore({ ...ALL, days: 12, email: false, traded: 1_234_567_899n })
  expect(Object.fromEntries(items.map(({ id, facts }) => [id, facts]))).toMatchObject({
    verification: { level: '3', junior: '100', senior: '150', address: '100' },
    age: { days: '12', each: '3' },
    factor: { points: '150', set: '1' },
    contacts: { points: '50', set: '1' },
    protection: { password: '50', question: '30', set: '2' },
    traded: { each: '500', traded: '1234.56' },
    repayments: { none: '40', each: '20', most: '60' },
  })
})
