import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { testEngines } from '../database/testing/databases.ts'
import { createUsers } from '../identity/accounts/users.ts'
import { createFakeWorld } from '../identity/testing/fakeWorld.ts'
import { loansRepaid } from '../products/loans/history/loansRepaid.ts'
import type { LoanTables } from '../products/loans/history/loanTables.ts'
import type { SpotTables } from '../products/spot/projection/spotTables.ts'
import { TRADED_VALUES } from '../products/tradedValues.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { createCredit } from './createCredit.ts'

const DAY = 24 * 3_600_000
const NOW = 1_700_000_000_000

describe.each(testEngines())('the credit score on $name', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(async () => {
    await database.close()
  })

  it('counts what stands in the database and in the log, and says so item by item', async () => {
    const past = database.kysely as unknown as Kysely<ProjectionTables>
    const clock = { now: () => NOW - 10 * DAY }
    const name = { kind: 'email', value: 'ann@example.org' } as const
    const user = { name, country: 'HK', passwordHash: 'none', invitedBy: null }
    const userId = (await createUsers(database.kysely, clock).add(user)) ?? ''
    await database.kysely
      .insertInto('security_questions')
      .values({ user_id: userId, question: 1, answer_hash: 'x', set_at: 0 })
      .execute()
    const fill = (time: number, owner: bigint, market: number, trade: bigint) => ({
      world: 'real' as const,
      market,
      trade,
      role: 'taker' as const,
      owner,
      order_no: 1n,
      side: 'buy' as const,
      price: 1n,
      lots: 1n,
      quote: 1_250_000_000n,
      fee: 0n,
      house: true,
      time: BigInt(time),
    })
    const fills = [fill(NOW - DAY, 1_000n, 1, 1n), fill(NOW - 31 * DAY, 1_000n, 1, 2n), fill(NOW - DAY, 1_001n, 1, 3n)]
    await past
      .withTables<SpotTables>()
      .insertInto('fills')
      .values([...fills, fill(NOW - DAY, 1_000n, 9, 4n)])
      .execute()

    const step = (loan: bigint, owner: bigint, state: 'repaid' | 'overdue') => ({
      world: 'real' as const,
      loan_no: loan,
      state,
      owner,
      reached_at: 1n,
      amount: 0n,
      reason: '',
      sequence: 1n,
      time: 1n,
    })
    const payment = (loan: bigint, owner: bigint, interest: bigint) => ({
      world: 'real' as const,
      loan_no: loan,
      sequence: 1n,
      line: '',
      owner,
      way: 'balance' as const,
      late_fee: 0n,
      interest,
      principal: 5n,
      late_fee_owed: 0n,
      interest_owed: 0n,
      principal_owed: 0n,
      counts_at: 1n,
      time: 1n,
    })
    // The second cost nothing: it was repaid within its free days. The third is somebody else's.
    const lent = past.withTables<LoanTables>()
    const steps = [step(1n, 1_000n, 'repaid'), step(2n, 1_000n, 'repaid'), step(3n, 1_001n, 'overdue')]
    await lent.insertInto('loan_steps').values(steps).execute()
    const payments = [payment(1n, 1_000n, 2n), payment(2n, 1_000n, 0n)]
    await lent.insertInto('loan_payments').values(payments).execute()

    const { core } = createFakeWorld('real').port
    const person = {
      userId,
      email: name.value,
      phone: '',
      country: 'HK',
      createdAt: NOW - 10 * DAY,
      loginFrozen: false,
    }
    const credit = createCredit({
      database: database.kysely,
      past,
      traded: TRADED_VALUES,
      repayments: loansRepaid,
      clock: { now: () => NOW },
      people: { byId: async () => person, ownerOf: async () => 1_000 },
      real: {
        core: Object.assign(Object.create(core) as typeof core, {
          customers: { ...core.customers, verification: () => 1 },
        }),
      },
    })
    const { score, items } = await credit.of(userId)
    expect(Object.fromEntries(items.map(({ id, points, value }) => [id, [points, value]]))).toEqual({
      verification: [100, 'junior'],
      age: [3, '10 days'],
      factor: [0, 'no'],
      contacts: [50, '1 of 2'],
      protection: [30, '1 of 2'],
      traded: [2, '1250.00 USDT'],
      repayments: [60, '1 repaid on time, 0 late, 0 overdue'],
    })
    expect(score).toBe(245)
  })
})
