import type { OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../../database/testing/databases.ts'
import { suiteDatabase } from '../../../database/testing/suiteDatabase.ts'
import { mailOf } from '../../../mail/mailIn.ts'
import type { Notice } from '../../../mail/mailMessage.ts'
import type { NewMessage } from '../../../messages/newMessage.ts'
import { Projector } from '../../../projector/projector.ts'
import type { ProjectionTables } from '../../../projector/schema.ts'
import { ContractHands } from '../../../projector/testing/contractTrading.ts'
import { TestWorld } from '../../../projector/testing/testWorld.ts'
import { PROJECTIONS } from '../../projections.ts'
import type { ContractTables } from '../projection/contractTables.ts'
import { expiryMails } from './expiryMails.ts'

const HOUR_MS = 3_600_000
const HOLDER = 7

for (const engine of testEngines())
  describe(`mails about contracts that end, on ${engine.name}`, () => {
    const opened = suiteDatabase(engine)
    let past: Kysely<ProjectionTables>
    let test: TestWorld
    let hands: ContractHands
    let projector: Projector
    let running: ReturnType<typeof expiryMails> | undefined
    let sent: { readonly userId: string; readonly notice: Notice }[]
    let now = 0

    /** The next contract to end, and the one after it. */
    const dated = () => {
      const [first, second] = test.world.core.contracts
        .all()
        .filter(({ kind }) => kind === 'dated')
        .toSorted((one, other) => one.expiry - other.expiry)
      if (!first || !second) throw new Error('no dated contracts are listed')
      return { first, second }
    }

    async function hold(owner: OwnerId, contract: number, lots: number): Promise<void> {
      const quote = { bid: 499_000, ask: 501_000, step: 10, lots: [4_000] }
      await test.world.submit({ type: 'QuoteContract', holder: HOLDER, contract, ...quote })
      const { reply } = await hands.place(owner, { contract, side: lots > 0 ? 'buy' : 'sell', lots: Math.abs(lots) })
      expect(reply).toMatchObject({ kind: 'order', lotsFilled: Math.abs(lots) })
    }

    /** A program starts, looks around at a moment, and ends. */
    async function lookAt(moment: number): Promise<number> {
      now = moment
      expect(await projector.waitFor(test.world.core.sequence, 30_000)).toBe(true)
      const people = {
        byOwner: async (owner: OwnerId) =>
          owner === 9_999
            ? undefined
            : { userId: `user ${owner}`, email: '', phone: '', country: '', createdAt: 0, loginFrozen: false },
        messages: {
          tell: async (userId: string, { kind, values }: NewMessage) =>
            void sent.push({ userId, notice: mailOf(kind, values, 'en') }),
          deliver: async () => 0,
        },
      }
      const mails = expiryMails({
        database: opened.kysely,
        tables: past,
        real: test.world,
        people,
        now: () => now,
        problem: (_event, error) => expect.fail(String(error)),
      })
      running = mails
      const told = await mails.run()
      await mails.stop()
      return told
    }

    beforeAll(async () => {
      past = opened.kysely.withTables<ProjectionTables>()
    })
    beforeEach(async () => {
      sent = []
      test = await TestWorld.open()
      hands = new ContractHands(test)
      await hands.list()
      await hands.hold(500_000, 3)
      projector = new Projector({ world: test.world, database: past, projections: PROJECTIONS })
      projector.start()
    })
    afterEach(async () => {
      await running?.stop()
      await projector.stop()
    })

    it('tell each holder once, from a day before the end, over restarts too', async () => {
      const { first, second } = dated()
      const ann = await hands.customer('ann')
      const bob = await hands.customer('bob')
      await hold(ann, first.id, 20)
      await hold(bob, first.id, -1)
      await hold(bob, second.id, 5)
      expect(await lookAt(first.expiry - 24 * HOUR_MS - 1)).toBe(0)
      expect(await lookAt(first.expiry - 24 * HOUR_MS)).toBe(2)
      expect(await lookAt(first.expiry - HOUR_MS)).toBe(0)
      expect(await lookAt(first.expiry + 1)).toBe(0)
      expect(sent.map(({ userId }) => userId)).toEqual([`user ${ann}`, `user ${bob}`])
      const [toAnn, toBob] = sent.map(({ notice }) => notice.paragraphs.join(' '))
      expect(sent[0]?.notice.subject).toMatch(new RegExp(`^${first.symbol} ends on \\d{4}-\\d\\d-\\d\\d 08:00 UTC$`))
      expect(toAnn).toContain(`You hold 20 lots long of ${first.name}`)
      expect(toAnn).toContain('over the last 30 minutes')
      expect(toAnn).toContain(`open it in ${second.symbol}`)
      expect(toBob).toContain('You hold 1 lot short')
    })

    it('leave out who has closed, and who opened within the last day', async () => {
      const { first } = dated()
      const ann = await hands.customer('ann')
      const bob = await hands.customer('bob')
      await hold(ann, first.id, 20)
      await hold(bob, first.id, 3)
      await hold(bob, first.id, -3)
      expect(await lookAt(first.expiry - 20 * HOUR_MS)).toBe(1)
      await past
        .withTables<ContractTables>()
        .updateTable('positions')
        .set({ opened_at: BigInt(first.expiry - 23 * HOUR_MS) })
        .execute()
      await opened.kysely.deleteFrom('expiry_mails').execute()
      expect(await lookAt(first.expiry - 20 * HOUR_MS)).toBe(0)
    })
  })
