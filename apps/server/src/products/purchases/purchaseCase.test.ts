import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createAccountEvents } from '../../identity/accounts/accountEvents.ts'
import { openHolder } from '../../identity/testing/holder.ts'
import { type Office, openOffice } from '../../identity/testing/office.ts'
import { createMessages } from '../../messages/messages.ts'
import { toldOf, withoutMessages } from '../../messages/testing/withoutMessages.ts'
import type { ReviewCase } from '../../review/reviewCase.ts'
import { purchaseCase } from './purchaseCase.ts'
import { PurchaseRows } from './purchaseRows.ts'

const SAID = { proposer: 1, approver: 2, reason: 'unreadable', text: 'Unreadable.', amount: '' }

describe.each(testEngines())('the review of purchases on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database)
  })
  afterEach(() => office.close())

  it('leaves a refused purchase pending when its message cannot be written, and tells of it once', async () => {
    await openHolder(office, 'ann@example.org')
    const { id: userId } = await database.kysely.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const { clock } = office
    const rows = new PurchaseRows({ database: database.kysely, clock, key: Buffer.alloc(32, 1) })
    const agreed = { currency: 'USDT', rate: '1.005', pay_currency: 'USD', pay: '1005', value: '1000000000', terms: 0n }
    const sent = { name: 'Ann', image_id: randomUUID(), cid: null, amount: '1000000000', owner: 1001n, user_id: userId }
    const id = await rows.insert(database.kysely, { ...agreed, ...sent })

    const mail = { accepts: () => false, send: () => undefined }
    const messages = createMessages({ database: database.kysely, clock, mail, contactsOf: async () => undefined })
    const people = { messages, accountEvents: createAccountEvents(database.kysely, clock, messages) }
    const changed: string[] = []
    const handler = purchaseCase({
      rows,
      people,
      real: office.real.port,
      recordsChanged: (_owner: number, kind: string) => void changed.push(kind),
    } as unknown as Parameters<typeof purchaseCase>[0])
    const refuse = () => handler.refuse({ userId, subject: { purchase: id } } as unknown as ReviewCase, SAID)

    await withoutMessages(database, async () => {
      await expect(refuse()).rejects.toThrow()
      expect(await rows.byId(id)).toMatchObject({ state: 'pending' })
    })
    expect(changed).toEqual([])
    await refuse()
    await refuse()
    expect(await rows.byId(id)).toMatchObject({ state: 'failed' })
    expect(changed).toEqual(['buycoin'])
    expect(await toldOf(database, 'purchaseRefused')).toMatchObject([{ reason: 'Unreadable.' }])
    expect((await people.accountEvents.list(userId, 1, 10)).list).toMatchObject([{ what: 'purchase_refused' }])
  })
})
