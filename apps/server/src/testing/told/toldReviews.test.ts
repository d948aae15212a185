import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createPictureCleaner } from '../../files/pictureCleaner.ts'
import { LoanOffice } from '../../products/loans/testing/loanOffice.ts'
import { loggedMessageTeller } from '../../products/loggedMessageTeller.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { owedBy } from './owedMessages.ts'
import { reviewActs } from './reviewActs.ts'

/** Until what was lent is to be repaid. */
const A_DAY_AND_AN_HOUR_MS = 90_000_000
const NAMES = ['ann@example.org', 'bob@example.org', 'cid@example.org']
const KINDS = [
  'loanDue',
  'loanPaidOut',
  'loanProofRefused',
  'loanRejected',
  'loanRepaid',
  'loanWrittenOff',
  'purchaseCredited',
  'purchaseRefused',
  'verificationRefused',
  'verified',
]

const cleaner = createPictureCleaner()
afterAll(() => cleaner.stop())

describe('a day of reviews', () => {
  const database = suiteDatabase(oneEngine())
  let office: LoanOffice
  const owed: string[] = []

  beforeEach(async () => {
    owed.length = 0
    office = await LoanOffice.open(database, cleaner)
    office.world.follow(({ events }) => {
      for (const event of events) {
        const message = owedBy(event, events)
        if (message) owed.push(`${message.owner} ${message.kind}`)
      }
    })
  })
  afterEach(() => office.close())

  const teller = () =>
    loggedMessageTeller({
      database: database.kysely,
      tables: database.kysely.withTables<ProjectionTables>(),
      worlds: { real: office.world, demo: office.demo },
      people: office.verification.people,
      now: () => office.now,
      problem: (_event, error) => expect.fail(String(error)),
    })

  /** Every message, with the owner in whose inbox it is. */
  async function inboxes(): Promise<readonly string[]> {
    const rows = await database.kysely
      .selectFrom('messages')
      .innerJoin('owners', 'owners.user_id', 'messages.user_id')
      .where('owners.world', '=', 'real')
      .select(['owners.owner', 'messages.kind'])
      .execute()
    return rows.map(({ owner, kind }) => `${owner} ${kind}`).sort()
  }

  it('puts exactly one message of each outcome into the inbox of whom it concerns, and none into another', async () => {
    const customers = []
    for (const name of NAMES) customers.push(await office.borrower(name))
    for (const act of reviewActs(office, database))
      for (const customer of customers) owed.push(...(await act(customer)).map((kind) => `${customer.owner} ${kind}`))
    await office.pass(A_DAY_AND_AN_HOUR_MS)
    await office.written()
    await Promise.all([teller().run(), teller().run()])
    expect(await inboxes()).toEqual(owed.toSorted())
    for (const { owner } of customers) {
      const own = owed.filter((line) => line.startsWith(`${owner} `))
      expect(new Set(own.map((line) => line.split(' ')[1]))).toEqual(new Set(KINDS))
    }
  }, 60_000)
})
