import { generate } from 'otplib'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import type { Session } from '../../gateway/callContext.ts'
import { openHolder, stepUpByCode } from '../testing/holder.ts'
import { type Caller, type Office, openOffice } from '../testing/office.ts'
import { wrongTotpCode } from '../testing/wrongTotpCode.ts'
import { siteOrigin } from './siteOrigin.ts'
import { walletText } from './walletText.ts'

const MINUTE = 60_000
const ANN = 'ann@example.org'
const BOB = 'bob@example.org'
const NOT_ACCEPTED = {
  rejection: 'wallet_refused',
  message: 'The wallet was not accepted: link it to your account first',
}

const newWallet = () => privateKeyToAccount(generatePrivateKey())
type Wallet = ReturnType<typeof newWallet>

interface Proof {
  readonly address: string
  readonly nonce: string
  readonly signature: string
}

it('knows its own address from the operator, or on this very machine', () => {
  expect(siteOrigin('https://example.org', 'http://evil.example')).toBe('https://example.org')
  expect(siteOrigin(null, 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080')
  expect(siteOrigin(null, 'http://localhost:1')).toBe('http://localhost:1')
  expect(siteOrigin(null, 'http://[::1]:8080')).toBe('http://[::1]:8080')
  for (const stranger of ['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', ''])
    expect(() => siteOrigin(null, stranger)).toThrow('Wallets cannot be used here')
})

it('writes the text that wallets know, for every origin that the settings accept', async () => {
  const fields = {
    address: newWallet().address,
    nonce: 'a'.repeat(48),
    statement: 'Log in to Touchstone.',
    issuedAt: 1_700_000_000_000,
    expiresAt: 1_700_000_300_000,
  }
  const known = { address: fields.address, statement: fields.statement, version: '1', chainId: 1 } as const
  const moments = { issuedAt: new Date(fields.issuedAt), expirationTime: new Date(fields.expiresAt) }
  for (const origin of ['https://example.org', 'http://127.0.0.1:8080'])
    expect(await walletText({ ...fields, origin })).toBe(
      createSiweMessage({ ...known, ...moments, nonce: fields.nonce, domain: new URL(origin).host, uri: origin }),
    )
  for (const [origin, host] of [
    ['http://touchstone:8080', 'touchstone:8080'],
    ['http://[::1]:8080', '[::1]:8080'],
  ] as const) {
    const lines = (await walletText({ ...fields, origin })).split('\n')
    expect(lines[0]).toBe(`${host} wants you to sign in with your Ethereum account:`)
    expect(lines[5]).toBe(`URI: ${origin}`)
  }
})

describe.each(testEngines())('wallets on $name', (engine) => {
  const database = suiteDatabase(engine)
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database)
  })
  afterEach(() => office.close())

  /** Somebody at a browser who has just proved to be there. */
  const holder = async (account: string) => {
    const caller = await openHolder(office, account)
    await stepUpByCode(office, account, caller)
    return caller
  }
  const sessionOf = async ({ token, cookie }: { readonly token: string; readonly cookie: string }) =>
    (await office.identity.resolveSession(token, { cookie, fromBrowser: true })) as Session
  const ask = async (wallet: Wallet, use: 'login' | 'link', caller: Caller = {}) =>
    await office.call('ethSignlog', { address: wallet.address, use }, caller)
  const prove = async (wallet: Wallet, use: 'login' | 'link', caller: Caller = {}): Promise<Proof> => {
    const { nonce, message } = await ask(wallet, use, caller)
    return { address: wallet.address, nonce, signature: await wallet.signMessage({ message }) }
  }
  const link = async (caller: Caller, wallet: Wallet) =>
    office.call('linkWallet', await prove(wallet, 'link', caller), caller)
  const logIn = async (proof: Proof, caller: Caller = {}) => {
    const { token } = await office.call('tempLogin', proof, caller)
    return (await office.identity.resolveSession(token, { cookie: '', fromBrowser: false })) as Session
  }
  const refused = async (proof: Proof, caller: Caller = {}) => office.refusal('tempLogin', proof, caller)

  it('asks for a message that says who, where, what for, and until when', async () => {
    const wallet = newWallet()
    const { nonce, message } = await ask(wallet, 'login')
    expect(message.split('\n')).toEqual([
      '127.0.0.1:8080 wants you to sign in with your Ethereum account:',
      wallet.address,
      '',
      'Log in to Touchstone.',
      '',
      'URI: http://127.0.0.1:8080',
      'Version: 1',
      'Chain ID: 1',
      `Nonce: ${nonce}`,
      'Issued At: 2023-11-14T22:13:20.000Z',
      'Expiration Time: 2023-11-14T22:18:20.000Z',
    ])
    const rows = await database.kysely.selectFrom('wallet_messages').selectAll().execute()
    expect(JSON.stringify(rows, (_key, value) => String(value))).not.toContain(nonce)
  })

  it('links a wallet, which then logs in to the same account; tells of it and holds withdrawals', async () => {
    const ann = await holder(ANN)
    const wallet = newWallet()
    expect(await link(ann, wallet)).toEqual({ wallet: wallet.address })
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ wallet: wallet.address })
    const session = await logIn(await prove(wallet, 'login'))
    const { userId, owner } = await sessionOf(ann)
    expect(session).toMatchObject({ userId, owner, world: 'real', cookieBound: false })
    expect(office.real.held.get(owner)).toBe(office.clock.time + 24 * 60 * MINUTE)
    await office.mail.settled()
    const subjects = (await office.mail.outboxEntries(ANN)).map(({ subject }) => subject)
    expect(subjects).toContain('A wallet was linked to your account')
    expect(await office.call('getAccountEvents', {}, ann)).toMatchObject({
      list: [{ what: 'wallet_linked', by: 'holder' }],
    })
    expect(await office.call('getLoginLog', {}, ann)).toMatchObject({
      list: [{ method: 'wallet', result: 'done' }, { method: 'register' }],
    })
  })

  it('refuses alike what is unknown, forged, replayed, too old, of another domain or of another chain', async () => {
    const ann = await holder(ANN)
    const wallet = newWallet()
    await link(ann, wallet)

    expect(await refused(await prove(newWallet(), 'login'))).toEqual(NOT_ACCEPTED)

    const forged = await prove(wallet, 'login')
    const { signature } = await prove(newWallet(), 'login')
    expect(await refused({ ...forged, signature })).toEqual(NOT_ACCEPTED)
    expect(await refused(forged)).toEqual(NOT_ACCEPTED)
    expect(await refused({ ...(await prove(wallet, 'login')), signature: `0x${'ff'.repeat(65)}` })).toEqual(
      NOT_ACCEPTED,
    )

    const used = await prove(wallet, 'login')
    await logIn(used)
    expect(await refused(used)).toEqual(NOT_ACCEPTED)
    expect(await refused({ ...used, nonce: 'f'.repeat(48) })).toEqual(NOT_ACCEPTED)

    const late = await prove(wallet, 'login')
    office.clock.time += 5 * MINUTE
    expect(await refused(late)).toEqual(NOT_ACCEPTED)

    const elsewhere = await prove(wallet, 'login', { origin: 'http://localhost:8080' })
    expect(await refused(elsewhere)).toEqual(NOT_ACCEPTED)
    expect(await logIn(elsewhere, { origin: 'http://localhost:8080' })).toMatchObject({ world: 'real' })

    const { nonce, message } = await ask(wallet, 'login')
    const polygon = await wallet.signMessage({ message: message.replace('Chain ID: 1', 'Chain ID: 137') })
    expect(await refused({ address: wallet.address, nonce, signature: polygon })).toEqual(NOT_ACCEPTED)
  })

  it('lets one of many who come with the same signature in', async () => {
    const wallet = newWallet()
    await link(await holder(ANN), wallet)
    const proof = await prove(wallet, 'login')
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => logIn(proof)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes a message for one thing, one account and one wallet for nothing else', async () => {
    const [ann, bob] = [await holder(ANN), await holder(BOB)]
    const wallet = newWallet()
    const toLink = await prove(wallet, 'link', ann)
    expect(await office.refusal('linkWallet', toLink, bob)).toEqual(NOT_ACCEPTED)
    expect(await refused(toLink)).toEqual(NOT_ACCEPTED)
    await office.call('linkWallet', toLink, ann)
    const toLogIn = await prove(wallet, 'login', ann)
    expect(await office.refusal('linkWallet', toLogIn, ann)).toEqual(NOT_ACCEPTED)
    expect(await refused({ ...toLogIn, address: newWallet().address })).toEqual(NOT_ACCEPTED)
    expect((await office.refusal('ethSignlog', { address: wallet.address, use: 'link' })).rejection).toBe(
      'please_log_in',
    )
  })

  it('gives a wallet that two accounts claim at once to one of them, and an account one wallet', async () => {
    const [ann, bob] = [await holder(ANN), await holder(BOB)]
    const wallet = newWallet()
    const proofs = await Promise.all([prove(wallet, 'link', ann), prove(wallet, 'link', bob)])
    const outcomes = await Promise.allSettled([
      office.call('linkWallet', proofs[0], ann),
      office.call('linkWallet', proofs[1], bob),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.rejection : ''))
    expect(reasons).toContain('wallet_taken')
    const winner = outcomes[0]?.status === 'fulfilled' ? ann : bob
    const second = await prove(newWallet(), 'link', winner)
    expect((await office.refusal('linkWallet', second, winner)).rejection).toBe('wallet_linked')
  })

  it('asks whoever links or unlinks to prove to be there, in the browser of the session', async () => {
    const ann = await holder(ANN)
    const wallet = newWallet()
    office.clock.time += 11 * MINUTE
    expect((await office.refusal('linkWallet', await prove(wallet, 'link', ann), ann)).rejection).toBe('step_up_needed')
    const stolen = { token: ann.token }
    expect((await office.refusal('linkWallet', await prove(wallet, 'link', ann), stolen)).rejection).toBe('not_allowed')
    expect((await office.refusal('unlinkWallet', {}, stolen)).rejection).toBe('not_allowed')
  })

  it('unlinks: the wallet logs in no more, and may be linked elsewhere', async () => {
    const [ann, bob] = [await holder(ANN), await holder(BOB)]
    const wallet = newWallet()
    expect((await office.refusal('unlinkWallet', {}, ann)).rejection).toBe('wallet_refused')
    await link(ann, wallet)
    await office.call('unlinkWallet', {}, ann)
    expect(await refused(await prove(wallet, 'login'))).toEqual(NOT_ACCEPTED)
    expect(await link(bob, wallet)).toEqual({ wallet: wallet.address })
  })

  it('keeps nothing of a link whose hold the log refused', async () => {
    const ann = await holder(ANN)
    const wallet = newWallet()
    const proof = await prove(wallet, 'link', ann)
    office.real.refuseWith('storage_full')
    expect((await office.refusal('linkWallet', proof, ann)).rejection).toBe('storage_full')
    office.real.refuseWith(null)
    expect(await office.call('getSecurity', {}, ann)).toMatchObject({ wallet: '' })
  })

  it('asks for the second factor too, with the same signature, and lets nobody in who is frozen', async () => {
    const ann = await holder(ANN)
    const wallet = newWallet()
    await link(ann, wallet)
    const { secret } = await office.call('startTotp', {}, ann)
    const code = () => generate({ secret, epoch: Math.floor(office.clock.time / 1_000) })
    await office.call('addTotp', { code: await code() }, ann)
    office.clock.time += 30_000
    const proof = await prove(wallet, 'login')
    expect((await refused(proof)).rejection).toBe('second_factor_needed')
    const factor = await wrongTotpCode(secret, office.clock.time)
    expect((await office.refusal('tempLogin', { ...proof, factor })).rejection).toBe('factor_code_wrong')
    expect(await office.call('tempLogin', { ...proof, factor: await code() })).toHaveProperty('token')
    expect(await refused(proof)).toEqual(NOT_ACCEPTED)
    const { userId } = await sessionOf(ann)
    await database.kysely.transaction().execute((own) => office.identity.people.freezeLogin(userId, own))
    office.clock.time += 30_000
    const again = { ...(await prove(wallet, 'login')), factor: await code() }
    expect((await office.refusal('tempLogin', again)).rejection).toBe('login_frozen')
  })
})
