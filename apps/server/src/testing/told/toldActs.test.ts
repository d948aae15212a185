import { SECURITY_CHANGES, type SecurityChange } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import type { Session } from '../../gateway/callContext.ts'
import type { ChangeSubject } from '../../identity/changes/changeSubjects.ts'
import { identityPolicy } from '../../identity/limits/policy.ts'
import { decide, logInAgain, openHolder } from '../../identity/testing/holder.ts'
import { type Caller, type Office, openOffice } from '../../identity/testing/office.ts'

const MINUTE = 60_000
const PIN = '482715'
const ACTS = 40
const NAMES = ['ann@example.org', 'bob@example.org', 'cid@example.org']

interface Holder {
  readonly name: string
  readonly userId: string
  readonly caller: Caller
  secret: string
}

/** One act of a holder, and the kinds of message that it owes. */
type Act = (holder: Holder, turn: number) => Promise<readonly string[]>

describe('a day of acts and reviews', () => {
  const database = suiteDatabase(oneEngine())
  const policy = identityPolicy({ sandbox: true, securityReview: true })
  let office: Office
  const owed: string[] = []

  beforeEach(async () => {
    owed.length = 0
    office = await openOffice(database, { policy })
  })
  afterEach(() => office.close())

  const subjectOf = (change: SecurityChange, turn: number): ChangeSubject<SecurityChange> =>
    ({
      phone: { value: `+8525123${1_000 + turn}`, telCode: '852', number: `5123${1_000 + turn}` },
      email: { value: `new${turn}@example.org` },
      password: { hash: `hash ${turn}`, session: '' },
      tpwd: { hash: `hash ${turn}` },
      question: { question: 2, answerHash: `hash ${turn}` } as const,
      factor: {},
      unfreeze: {},
    })[change]

  const sessionOf = async ({ caller: { token = '', cookie = '' } }: Holder) =>
    (await office.identity.resolveSession(token, { cookie, fromBrowser: true })) as Session

  const review = async ({ userId }: Holder, turn: number, result: 'approved' | 'refused') => {
    // The log-in of this very day goes on with its name and its password.
    const changes = SECURITY_CHANGES.filter((change) => ['phone', 'tpwd', 'question'].includes(change))
    const change = changes[turn % changes.length] ?? 'question'
    await office.identity.services.changes.request(change, userId, subjectOf(change, turn) as never)
    await decide(office, database, userId, result, result === 'refused' ? 'no' : '')
    return ['changeRequested', result === 'approved' ? 'changeDone' : 'changeRefused']
  }
  const totp = async (holder: Holder) => {
    office.clock.time += MINUTE
    const code = () => generate({ secret: holder.secret, epoch: Math.floor(office.clock.time / 1_000) })
    if (holder.secret !== '') {
      await office.call('delTotp', { code: await code() }, holder.caller)
      holder.secret = ''
    } else {
      const { sessions } = office.identity.services
      await sessions.stepUp((await sessionOf(holder)).id, office.clock.time + MINUTE)
      holder.secret = (await office.call('startTotp', {}, holder.caller)).secret
      await office.call('addTotp', { code: await code() }, holder.caller)
    }
    return ['factorChanged']
  }
  const acts: readonly Act[] = [
    (holder, turn) => review(holder, turn, 'approved'),
    (holder, turn) => review(holder, turn, 'refused'),
    totp,
    async (holder) => {
      // Asked for twice, it is done once.
      await office.call('freezeAccount', {}, holder.caller)
      await office.call('freezeAccount', {}, holder.caller)
      const { owner } = await sessionOf(holder)
      await office.real.port.submit({ type: 'FreezeOwner', owner, frozen: false, reason: 'cleared' })
      return ['accountFrozen']
    },
    async (holder, turn) => {
      if (holder.secret !== '') return []
      const elsewhere = { fromBrowser: true, userAgent: `Browser/${turn}`, ip: `10.0.0.${turn}` }
      await logInAgain(office, holder.name, '', elsewhere)
      await logInAgain(office, holder.name, '', elsewhere)
      return ['newDevice']
    },
  ]

  async function inboxes(): Promise<readonly string[]> {
    const rows = await database.kysely
      .selectFrom('messages')
      .innerJoin('users', 'users.id', 'messages.user_id')
      .select(['users.email', 'messages.kind'])
      .execute()
    return rows.map(({ email, kind }) => `${email} ${kind}`).sort()
  }

  it('puts exactly one message of each that owes one into its holder’s inbox', async () => {
    const random = seededRandom(5)
    const holders: Holder[] = []
    for (const name of NAMES) {
      const caller = await openHolder(office, name)
      await office.call('saveTpwd', { tpwd: PIN, tpwd2: PIN }, caller)
      const userId = (await office.identity.people.byName(name))?.userId ?? ''
      holders.push({ name, userId, caller, secret: '' })
    }
    owed.push(...(await inboxes()))
    for (let turn = 0; turn < ACTS; turn++) {
      const holder = holders[turn % holders.length] as Holder
      const kinds = (await acts[Math.floor(random() * acts.length)]?.(holder, turn)) ?? []
      owed.push(...kinds.map((kind) => `${holder.name} ${kind}`))
      office.clock.time += MINUTE
      for (const { caller } of holders) await office.call('getInfo', {}, caller)
      if (turn % 6 === 5) await office.identity.sweep()
    }
    await office.identity.people.messages.deliver()
    expect(await inboxes()).toEqual(owed.toSorted())
    const kinds = new Set(owed.map((line) => line.split(' ')[1]))
    for (const kind of [
      'changeRequested',
      'changeDone',
      'changeRefused',
      'factorChanged',
      'accountFrozen',
      'newDevice',
    ])
      expect([...kinds]).toContain(kind)
  }, 120_000)
})
