import type { MessageKind, SecurityChange } from '@touchstone/protocol'
import { generate } from 'otplib'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { toldOf, withoutMessages } from '../messages/testing/withoutMessages.ts'
import type { ChangeSubject } from './changes/changeSubjects.ts'
import { openHolder, stepUpByCode } from './testing/holder.ts'
import { type Caller, type Office, openOffice } from './testing/office.ts'
import { createVirtualAuthenticator } from './testing/virtualAuthenticator.ts'

const ANN = 'ann@example.org'
const PIN = '482715'
const MINUTE = 60_000

const CHANGES: { readonly [Change in SecurityChange]: ChangeSubject<Change> } = {
  phone: { value: '+85251234567', telCode: '852', number: '51234567' },
  email: { value: 'ann.new@example.org' },
  password: { hash: 'another', session: '' },
  tpwd: { hash: 'another' },
  question: { question: 2, answerHash: 'another' },
  factor: {},
  unfreeze: {},
}

/** Everything that acts of the holder change in SQL, and what is told of them. */
const TABLES = [
  'users',
  'security_questions',
  'passkeys',
  'recovery_codes',
  'wallets',
  'payout_settings',
  'account_events',
] as const

describe.each(testEngines())('acts of the holder on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  let ann: Caller
  let userId: string
  beforeEach(async () => {
    office = await openOffice(database)
    ann = await openHolder(office, ANN)
    userId = (await office.identity.people.byName(ANN))?.userId ?? ''
    await office.call('saveTpwd', { tpwd: PIN, tpwd2: PIN }, ann)
    await stepUpByCode(office, ANN, ann)
  })
  afterEach(() => office.close())

  const contents = async () => {
    const rows = []
    for (const table of TABLES) rows.push(await database.kysely.selectFrom(table).selectAll().execute())
    // Without the step that was used last: a code proves once, also when what it was to prove then failed.
    const apps = database.kysely.selectFrom('totp_factors').select(['user_id', 'sealed_secret', 'confirmed'])
    const live = database.kysely.selectFrom('sessions').select('id').where('ended_at', 'is', null)
    return [...rows, await apps.execute(), await live.execute()]
  }

  /** The act fails where its message is written, and has changed nothing; done again it stands, with one message. */
  const standsOrFalls = async (kind: MessageKind, act: () => Promise<unknown>) => {
    const before = await contents()
    const told = (await toldOf(database, kind)).length
    await withoutMessages(database, async () => {
      await expect(act()).rejects.toThrow('messages')
      expect(await contents()).toEqual(before)
    })
    await act()
    expect(await contents()).not.toEqual(before)
    await office.identity.people.messages.deliver()
    expect(await toldOf(database, kind)).toHaveLength(told + 1)
  }

  const totpCode = (secret: string) => generate({ secret, epoch: Math.floor(office.clock.time / 1_000) })
  const addTotp = async () => {
    const { secret } = await office.call('startTotp', {}, ann)
    const { recoveryCodes } = await office.call('addTotp', { code: await totpCode(secret) }, ann)
    office.clock.time += MINUTE
    return { secret, recoveryCodes }
  }
  const addPasskey = async () => {
    const key = createVirtualAuthenticator()
    const { options } = await office.call('startPasskey', {}, ann)
    return office.call('addPasskey', { name: 'Laptop', response: key.create(options) }, ann)
  }
  const linkWallet = async () => {
    const wallet = privateKeyToAccount(generatePrivateKey())
    const { nonce, message } = await office.call('ethSignlog', { address: wallet.address, use: 'link' }, ann)
    const signature = await wallet.signMessage({ message })
    return office.call('linkWallet', { address: wallet.address, nonce, signature }, ann)
  }

  it.each(Object.keys(CHANGES) as SecurityChange[])('a change that needs no review: %s', async (change) => {
    if (change === 'factor') await addTotp()
    if (change === 'unfreeze') await office.call('freezeAccount', {}, ann)
    const { changes } = office.identity.services
    await standsOrFalls('changeDone', () => changes.request(change, userId, CHANGES[change]))
  })

  it('an authenticator app, added and removed', async () => {
    const { secret } = await office.call('startTotp', {}, ann)
    await standsOrFalls('factorChanged', async () => office.call('addTotp', { code: await totpCode(secret) }, ann))
    await standsOrFalls('factorChanged', async () => {
      office.clock.time += MINUTE
      return office.call('delTotp', { code: await totpCode(secret) }, ann)
    })
  })

  it('a passkey, added and removed', async () => {
    await standsOrFalls('factorChanged', addPasskey)
    const [passkey] = await database.kysely.selectFrom('passkeys').select('id').execute()
    await standsOrFalls('factorChanged', () => office.call('delPasskey', { id: passkey?.id ?? '' }, ann))
  })

  it('a recovery code, used up', async () => {
    const { recoveryCodes } = await addTotp()
    const [code = ''] = recoveryCodes
    await standsOrFalls('recoveryCodeUsed', () => office.call('stepUp', { method: 'recovery', code }, ann))
    expect(await toldOf(database, 'recoveryCodeUsed')).toEqual([{ left: '9' }])
  })

  it('a wallet, linked and taken off', async () => {
    await standsOrFalls('walletLinked', linkWallet)
    await standsOrFalls('walletUnlinked', () => office.call('unlinkWallet', {}, ann))
  })

  it('payout settings', async () => {
    await standsOrFalls('payoutChanged', () => office.call('savePayout', { name: 'Ann Lee', tpwd: PIN }, ann))
  })

  it('a transaction password that wrong ones lock for a day', async () => {
    const tryOne = (tpwd: string) => office.call('savePayout', { name: 'Ann', tpwd }, ann)
    const fiveWrongOnes = async () => {
      for (let tries = 0; tries < 5; tries++) await tryOne('593826').catch(() => undefined)
    }
    await fiveWrongOnes()
    office.clock.time += 14 * MINUTE
    await office.call('getInfo', {}, ann)
    office.clock.time += MINUTE
    for (let tries = 0; tries < 4; tries++) await tryOne('593826').catch(() => undefined)
    await withoutMessages(database, async () => {
      await expect(tryOne('593826')).rejects.toThrow('messages')
    })
    expect(await toldOf(database, 'tpwdLocked')).toEqual([])
    const events = await database.kysely.selectFrom('account_events').select('what').execute()
    expect(events).not.toContainEqual({ what: 'tpwd_locked' })
  })

  it('the freezing of the account, which stands in the log: its message follows when the server stops between the two', async () => {
    await withoutMessages(database, async () => {
      await expect(office.call('freezeAccount', {}, ann)).rejects.toThrow('messages')
    })
    expect(office.real.frozen).toEqual(new Set([1000]))
    await office.identity.sweep()
    expect(await toldOf(database, 'accountFrozen')).toEqual([])
    office.clock.time += 2 * MINUTE
    await office.identity.sweep()
    await office.identity.sweep()
    expect(await toldOf(database, 'accountFrozen')).toHaveLength(1)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ frozen: true, frozenByHolder: true })
    await office.call('freezeAccount', {}, ann)
    expect(await toldOf(database, 'accountFrozen')).toHaveLength(1)
  })

  it('a freezing that the log refused is told of by nobody, and one that is asked for twice is told once', async () => {
    office.real.refuseWith('storage_full')
    expect((await office.refusal('freezeAccount', {}, ann)).rejection).toBe('storage_full')
    office.clock.time += 2 * MINUTE
    await office.identity.sweep()
    expect(await toldOf(database, 'accountFrozen')).toEqual([])
    expect(await database.kysely.selectFrom('intended_acts').selectAll().execute()).toEqual([])
    office.real.refuseWith(null)
    await Promise.all([office.call('freezeAccount', {}, ann), office.call('freezeAccount', {}, ann)])
    expect(await toldOf(database, 'accountFrozen')).toHaveLength(1)
  })
})
