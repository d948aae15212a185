import type { CoreEvent, OwnerId } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { contactBook } from '../identity/accounts/contacts.ts'
import { createPeople, type People } from '../identity/accounts/people.ts'
import { createUsers } from '../identity/accounts/users.ts'
import { NO_SESSIONS } from '../identity/testing/noSessions.ts'
import type { MailMessage } from '../mail/mailMessage.ts'
import { createMessages } from '../messages/messages.ts'
import { forgetWorld } from '../projector/projectionState.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { ContractHands } from '../projector/testing/contractTrading.ts'
import { TestWorld } from '../projector/testing/testWorld.ts'
import { appointTwo, decideByTwo } from '../sequencer/testing/decisionsOfTwo.ts'
import { loggedMessageTeller, MESSAGES_KEPT_MS } from './loggedMessageTeller.ts'
import { PROJECTIONS } from './projections.ts'

const USDT = 1
const UNIT = 1_000_000n
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Acts of a day; more than half an hour between two would stop the exchange's clock. */
const STEPS = 48
const BY_ITSELF = ['take_profit', 'stop_loss', 'settlement']

/** What a customer has to hear of, said once more and not as the products say it. */
function toldOf(event: CoreEvent): { readonly owner: OwnerId; readonly kind: string } | undefined {
  switch (event.type) {
    case 'FundsTransferred':
      return { owner: event.owner, kind: 'transferred' }
    case 'HostingBought':
      return { owner: event.owner, kind: 'hosted' }
    case 'HostingDayPaid':
      return { owner: event.owner, kind: 'hostingPaid' }
    case 'HostingRedemptionAsked':
      return { owner: event.owner, kind: 'hostingRedemption' }
    case 'HostingEnded':
      return { owner: event.owner, kind: 'hostingEnded' }
    case 'LiquidationStep':
      return { owner: event.owner, kind: 'liquidation' }
    case 'Deleveraged':
      return { owner: event.owner, kind: 'deleveraged' }
    case 'PositionClosed':
      return BY_ITSELF.includes(event.closedBy) ? { owner: event.owner, kind: 'positionClosed' } : undefined
    default:
      return undefined
  }
}

for (const engine of testEngines())
  describe(`messages that follow from the log, on ${engine.name}`, () => {
    const opened = suiteDatabase(engine)
    let past: Kysely<ProjectionTables>
    let real: TestWorld
    let demo: TestWorld
    let hands: ContractHands
    let projector: Projector
    let people: People
    let sent: MailMessage[]
    const due: string[] = []

    beforeEach(async () => {
      past = opened.kysely.withTables<ProjectionTables>()
      sent = []
      due.length = 0
      real = await TestWorld.open('real')
      demo = await TestWorld.open('demo')
      hands = new ContractHands(real)
      await hands.list()
      await foundHosting()
      const clock = { now: () => real.clock.wallMs() }
      const messages = createMessages({
        database: opened.kysely,
        clock,
        mail: { accepts: () => true, send: (message) => void sent.push(message) },
        contactsOf: contactBook(opened.kysely),
      })
      people = createPeople({
        database: opened.kysely,
        clock,
        worlds: { real: real.world, demo: demo.world },
        sessions: NO_SESSIONS,
        messages,
        holdMs: DAY_MS,
      })
      real.world.follow(({ events }) => {
        for (const event of events) {
          const told = toldOf(event)
          if (told && told.owner >= 1_000) due.push(`${told.owner} ${told.kind}`)
        }
      })
      projector = new Projector({ world: real.world, database: past, projections: PROJECTIONS })
      projector.start()
    })
    afterEach(() => projector.stop())

    async function foundHosting(): Promise<void> {
      await appointTwo(real.world, 'administrator', 'treasury')
      const capital = { owner: 'treasury', asset: USDT, amount: 1_000_000n * UNIT, evidence: 'test capital' } as const
      await decideByTwo(real.world, { type: 'ContributeCapital', ...capital })
      const money = { min: '100', max: '50000', capacity: '1000000', dailyRatePpm: 333, earlyLossPpm: 50_000 }
      const terms = { product: 1, name: 'A day', cycleDays: 1, redemptionDays: 1, state: 'open', ...money } as const
      await decideByTwo(real.world, { type: 'SetHostingProduct', terms })
    }

    /** Somebody with an e-mail address and money in every account. */
    async function customer(name: string): Promise<OwnerId> {
      const owner = await hands.customer(name, 50_000n * UNIT)
      await transfer(owner, 'hosting', 50_000n * UNIT)
      const account = { kind: 'email', value: `${name}@example.org` } as const
      const clock = { now: () => real.clock.wallMs() }
      const user = { name: account, country: 'HK', passwordHash: 'none', invitedBy: null }
      const userId = (await createUsers(opened.kysely, clock).add(user)) ?? ''
      const row = opened.kysely.updateTable('owners').set({ owner }).where('user_id', '=', userId)
      await row.where('world', '=', 'real').execute()
      return owner
    }

    function transfer(owner: OwnerId, to: 'contract' | 'hosting' | 'delivery', amount: bigint) {
      const move = { type: 'TransferFunds', from: 'funds', to, asset: USDT, amount } as const
      return real.world.submit({ ...move, ...real.stamp(owner) })
    }

    async function act(owner: OwnerId, choice: number, chance: () => number): Promise<void> {
      const amount = BigInt(100 + Math.floor(chance() * 400)) * UNIT
      if (choice < 0.3) await transfer(owner, 'delivery', amount)
      else if (choice < 0.45) {
        const terms = real.world.core.hosting.product(1)?.version ?? 0
        await real.world.submit({ type: 'BuyHosting', product: 1, amount, terms, ...real.stamp(owner) })
      } else if (choice < 0.5) {
        const [first] = real.world.core.hosting.ofOwner(owner)
        if (first) await real.world.submit({ type: 'RedeemHosting', order: first.order, ...real.stamp(owner) })
      } else if (choice < 0.9) {
        const side = chance() < 0.5 ? 'buy' : 'sell'
        const mark = real.world.core.contracts.contract(2001).markPrice
        const takeProfit = side === 'buy' ? mark + 2_000 : mark - 2_000
        await hands.place(owner, { side, lots: 500, leverage: 50, takeProfit })
      } else await hands.close(owner)
    }

    /** A day of seeded acts at a price that walks far enough to liquidate somebody. */
    async function day(owners: readonly OwnerId[], seed: number): Promise<void> {
      const random = seededRandom(seed)
      let price = 500_000
      for (let step = 0; step < STEPS; step++) {
        await real.pass(DAY_MS / STEPS)
        price += Math.floor((random() - 0.5) * 8_000)
        await hands.price(price)
        await act(owners[Math.floor(random() * owners.length)] ?? 0, random(), random)
        await hands.hold(price, 1)
      }
    }

    const teller = (now = () => real.clock.wallMs()) =>
      loggedMessageTeller({
        database: opened.kysely,
        tables: past,
        worlds: { real: real.world, demo: demo.world },
        people,
        now,
        problem: (_event, error) => expect.fail(String(error)),
      })

    async function told(): Promise<readonly string[]> {
      const rows = await opened.kysely
        .selectFrom('messages')
        .innerJoin('owners', 'owners.user_id', 'messages.user_id')
        .where('owners.world', '=', 'real')
        .select(['owners.owner', 'messages.kind'])
        .execute()
      return rows.map(({ owner, kind }) => `${owner} ${kind}`).sort()
    }

    async function written(): Promise<void> {
      expect(await projector.waitFor(real.world.core.sequence, 30_000)).toBe(true)
    }

    it('are exactly one for each event of a day, over restarts and a history that is written anew', async () => {
      const owners = [await customer('ann'), await customer('bob'), await customer('cid')]
      const stranger = await hands.customer('nobody behind it')
      await transfer(stranger, 'hosting', UNIT)
      await day(owners, 7)
      await written()
      await teller().run()
      await day(owners, 8)
      await written()
      await Promise.all([teller().run(), teller().run()])
      const expected = due.filter((line) => !line.startsWith(`${stranger} `)).sort()
      expect(await told()).toEqual(expected)
      const kinds = new Set(expected.map((line) => line.split(' ')[1]))
      for (const kind of ['transferred', 'hosted', 'hostingPaid', 'hostingEnded', 'liquidation', 'positionClosed'])
        expect([...kinds]).toContain(kind)

      await projector.stop()
      await opened.kysely.deleteFrom('message_cursors').execute()
      await forgetWorld(past, PROJECTIONS, 'real', 0)
      projector = new Projector({ world: real.world, database: past, projections: PROJECTIONS })
      projector.start()
      await written()
      await teller().run()
      expect(await told()).toEqual(expected)
    }, 120_000)

    it('say what happened in amounts, and go to the mail as their topic says', async () => {
      const ann = await customer('ann')
      await transfer(ann, 'contract', 25n * UNIT)
      await hands.place(ann, { side: 'buy', lots: 3_000, leverage: 50, marginMode: 'isolated' })
      await hands.hold(470_000, 3)
      await written()
      await teller().run()
      const list = await opened.kysely.selectFrom('messages').selectAll().orderBy('id').execute()
      expect(list.find(({ values }) => values.amount === '25 USDT')?.values).toEqual({
        from: 'funds',
        to: 'contract',
        amount: '25 USDT',
      })
      const liquidations = list.filter(({ kind }) => kind === 'liquidation')
      expect(liquidations[0]?.values).toMatchObject({
        contract: 'BTCPERP',
        side: 'long',
        mark: expect.stringMatching(/^4\d+/),
      })
      expect(new Set(sent.map(({ subject }) => subject))).toEqual(
        new Set(['Your position in BTCPERP is being liquidated']),
      )
      expect(sent.every(({ to }) => to === 'ann@example.org')).toBe(true)
    })

    it('that are older than a year are neither written nor kept', async () => {
      const ann = await customer('ann')
      await transfer(ann, 'contract', UNIT)
      await written()
      const later = () => real.clock.wallMs() + MESSAGES_KEPT_MS + HOUR_MS
      await teller(later).run()
      expect(await told()).toEqual([])
    })
  })
