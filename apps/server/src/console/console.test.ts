import { REJECTIONS } from '@touchstone/protocol'
import { ADMIN_CATALOG, type AdminCallName } from '@touchstone/protocol/admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from '../testing/testServer.ts'
import { AdminClient, codeOf, OPERATOR_PASSWORD } from './testing/adminClient.ts'
import { enrolFirstOperators } from './testing/firstOperators.ts'

const REASON = 'asked for in a test'

let server: TestServer
let one: AdminClient
let two: AdminClient
let token: string
let uid: string

function client(): AdminClient {
  return new AdminClient(server.running.console.origin)
}

beforeAll(async () => {
  server = await TestServer.start()
  const operators = await enrolFirstOperators(server.running.console)
  one = operators.one
  two = operators.two
  token = await server.newcomer()
  uid = (await server.data('getInfo', 'get', { token })).uid
})
afterAll(() => server.remove())

/** Proposals that wait for a second person, newest first. */
async function waiting(operator: AdminClient) {
  return (await operator.data('getApprovalList', { state: 'waiting' })).list
}

/** The fee tiers in force with another rate for makers of the first. */
async function otherTiers(operator: AdminClient) {
  const [, ...others] = await operator.data('getFeeTiers', {})
  const first = { makerRate: '0.0009', takerRate: '0.001' }
  return [first, ...others.map(({ makerRate, takerRate }) => ({ makerRate, takerRate }))]
}

async function approve(operator: AdminClient, id: string) {
  const found = (await waiting(operator)).find((proposal) => proposal.id === id)
  return operator.data('setApproval', { id, digest: found?.digest ?? '', result: 'approve' })
}

/** Readings of one case, conversation, withdrawal or coin, of which this console has none. */
const NEED_SOMETHING: ReadonlySet<AdminCallName> = new Set([
  'getCase',
  'getTicket',
  'getWithdrawal',
  'getSubscriptions',
  'tryAllocation',
])

describe('the console', () => {
  it('refuses text that can be stored nowhere before anything is done or recorded', async () => {
    const { rows } = await one.data('checkAudit', {})
    for (const reason of ['look\u0000here', 'half \ud83d'])
      expect(await one.refusal('setUserState', { uid, scope: 'trade', frozen: true, reason })).toBe(
        REJECTIONS.malformed.code,
      )
    const changes = [{ field: 'maxOpenOrders', value: '\u0000' }]
    expect(await one.refusal('proposeTerms', { id: 1, changes, reason: REASON })).toBe(REJECTIONS.malformed.code)
    expect(await one.data('checkAudit', {})).toMatchObject({ rows, whole: true, brokenRow: 0 })
    expect(await one.data('getUser', { uid })).toMatchObject({ frozen: false })
  })

  it('names what is wrong with ids that nothing has', async () => {
    const ask = { id: '1', digest: 'x', result: 'approve' } as const
    expect(await one.refusal('setApproval', ask)).toBe(REJECTIONS.unknown_approval.code)
    // What a page asks for under /withdrawals/abc.
    const nothing = await one.send('getWithdrawal', { id: Number.NaN })
    expect(nothing).toMatchObject({ code: REJECTIONS.malformed.code, message: 'id: is no number' })
    for (const unknown of ['2147483648', 'D9999999999', 'abc']) {
      expect(await one.refusal('getUser', { uid: unknown })).toBe(REJECTIONS.malformed.code)
      expect(await one.refusal('getTickets', { uid: unknown })).toBe(REJECTIONS.malformed.code)
    }
    expect(await one.refusal('getUser', { uid: '2147483647' })).toBe(REJECTIONS.unknown_user.code)
    const roles = ['support' as const]
    expect(await one.refusal('proposeOperator', { operator: 2_147_483_648, roles, reason: REASON })).toBe(
      REJECTIONS.malformed.code,
    )
  })

  it('names the first two operators, gives them every working role in both worlds, and tells their passwords once', () => {
    const { passwords, origin } = server.running.console
    expect(passwords.map(({ name }) => name)).toEqual(['operator1', 'operator2'])
    expect(origin).not.toBe(server.origin)
    for (const world of ['real', 'demo'] as const)
      expect(server.running.worlds[world].world.core.decisions.operators()).toMatchObject([
        { operator: 1 },
        { operator: 2 },
      ])
    for (const { password } of passwords) expect(server.log).not.toContain(password)
  })

  it('answers the address of each of its pages alike, also below where pictures of texts lie', async () => {
    const page = async (path: string) => {
      const answer = await fetch(`${server.running.console.origin}${path}`, { headers: { accept: 'text/html' } })
      return [answer.status, await answer.text()]
    }
    expect(await page('/content/text?id=3&lang=en')).toEqual(await page('/users'))
    expect((await page('/content/00000000-0000-4000-8000-000000000000.jpg'))[0]).toBe(404)
  })

  it('says who is logged in', async () => {
    const me = await one.data('getMe', {})
    expect(me).toMatchObject({ operator: 1, name: 'operator1', environment: 'sandbox' })
    expect(me.roles).toContain('compliance')
    expect(me.roles).not.toContain('auditor')
  })

  it.each(Object.keys(ADMIN_CATALOG) as AdminCallName[])('answers %s with a handler of its own', async (call) => {
    const { code } = await one.send(call, { uid, id: 'x' })
    expect(code).not.toBe(REJECTIONS.unknown_call.code)
    expect(code).not.toBe(REJECTIONS.internal.code)
    if (call === 'logout') await one.login('operator1', await codeOf(one.secret, 1))
  })

  it('answers every reading call in the form of the catalog', async () => {
    const requests: Partial<Record<AdminCallName, object>> = {
      getUser: { uid },
      getMarketTerms: { id: 1 },
      getContentText: { id: 1, lang: 'en' },
      previewText: { markdown: '# Fees' },
      awaitTickets: { since: 0 },
    }
    for (const { name, reads, data } of Object.values(ADMIN_CATALOG)) {
      if (!reads || NEED_SOMETHING.has(name)) continue
      const answer = await one.send(name, requests[name] ?? {})
      expect(answer, name).toMatchObject({ code: 7 })
      expect(data.safeParse(answer.data).error, name).toBeUndefined()
    }
  })
})

describe('what takes two people', () => {
  it('is proposed by one, approved by another, in the log, and in the account history of the customer', async () => {
    const freeze = { uid, scope: 'trade', frozen: true, reason: REASON, text: 'Please call us' } as const
    const done = await one.data('setUserState', freeze)
    expect(done).toMatchObject({ pending: '' })
    expect(server.real.core.customers.isFrozen(Number(uid))).toBe(true)

    const { pending } = await one.data('setUserState', { ...freeze, frozen: false })
    expect(pending).not.toBe('')
    expect(server.real.core.customers.isFrozen(Number(uid))).toBe(true)
    const digest = (await waiting(one)).find(({ id }) => id === pending)?.digest ?? ''
    const input = { id: pending, digest, result: 'approve' } as const
    expect(await one.refusal('setApproval', input)).toBe(REJECTIONS.same_operator.code)
    const other = { ...input, digest: 'f'.repeat(64) }
    expect(await two.refusal('setApproval', other)).toBe(REJECTIONS.digest_differs.code)

    const approved = await approve(two, pending)
    expect(approved).toMatchObject({ state: 'approved', oneTimePassword: '' })
    expect(server.real.core.customers.isFrozen(Number(uid))).toBe(false)
    expect(await two.refusal('setApproval', input)).toBe(REJECTIONS.unknown_approval.code)

    const { list } = await server.data('getAccountEvents', 'get', { token })
    const [opened, frozen] = list
    expect(opened).toMatchObject({ what: 'trading_opened', by: 'operator', ref: String(approved.sequence) })
    expect(frozen).toMatchObject({ what: 'trading_frozen', text: `${REASON} — Please call us` })
  })

  it('keeps a lone operator from changing anything that needs two', async () => {
    const before = server.real.core.stateHash()
    const tiers = await otherTiers(one)
    const proposals = [
      one.data('setUserTier', { uid, tier: 0, reason: REASON }),
      one.data('proposeTerms', { id: 1, changes: [{ field: 'maxOpenOrders', value: '150' }], reason: REASON }),
      one.data('proposeFeeTiers', { tiers, reason: REASON }),
      one.data('proposeVerificationPolicy', {
        loanLimits: ['0', '1', '2', '3'],
        dailyWithdrawals: ['0', '1', '2', '3'],
        reason: REASON,
      }),
      one.data('proposeCapital', {
        owner: 'treasury',
        currency: 'USDT',
        amount: '5',
        evidence: 'a statement',
        reason: REASON,
      }),
      one.data('proposeOperator', { operator: 0, name: 'helper', roles: ['support'], reason: REASON }),
    ]
    const outcomes = await Promise.all(proposals)
    expect(outcomes.every(({ pending }) => pending !== '')).toBe(true)
    expect(server.real.core.stateHash()).toBe(before)
    for (const { pending } of outcomes) {
      const digest = (await waiting(one)).find(({ id }) => id === pending)?.digest ?? ''
      const input = { id: pending, digest, result: 'approve' } as const
      expect(await one.refusal('setApproval', input)).toBe(REJECTIONS.same_operator.code)
      await one.data('setApproval', { ...input, result: 'withdraw' })
    }
    expect(server.real.core.stateHash()).toBe(before)
  })

  it('invites an operator, who logs in with what the approver was told', async () => {
    const invited = { operator: 0, name: 'Auditor-1', roles: ['auditor' as const], reason: REASON }
    const { pending } = await one.data('proposeOperator', invited)
    const { oneTimePassword = '' } = await approve(two, pending)
    const newcomer = await client().enrol('auditor-1', oneTimePassword)
    expect(await newcomer.data('getMe', {})).toMatchObject({ operator: 3, roles: ['auditor'] })
    expect(server.running.worlds.demo.world.core.decisions.operators()).toHaveLength(3)
    await newcomer.data('getAudit', {})
    expect(await newcomer.refusal('revealContact', { uid, reason: REASON })).toBe(REJECTIONS.role_missing.code)

    const { pending: out } = await two.data('proposeOperator', { operator: 3, roles: [], reason: REASON })
    await approve(one, out)
    expect(await newcomer.refusal('getMe', {})).toBe(REJECTIONS.session_expired.code)
  })

  it('takes a decision for later, shows it, and takes it back', async () => {
    const effectiveAt = Date.now() + 3_600_000
    const tiers = await otherTiers(one)
    const { pending } = await one.data('proposeFeeTiers', { tiers, effectiveAt, reason: REASON })
    await approve(two, pending)
    const [scheduled] = await one.data('getScheduled', {})
    expect(scheduled).toMatchObject({
      action: 'SetFeeTiers',
      proposer: 'operator1',
      approver: 'operator2',
      effectiveAt,
    })
    const policies = await one.data('getPolicies', {})
    expect(policies.find(({ policy, state }) => policy === 'fee_tiers' && state === 'scheduled')).toBeDefined()
    const back = await one.data('cancelScheduled', { decision: scheduled?.decision ?? 0, reason: REASON })
    await approve(two, back.pending)
    expect(await one.data('getScheduled', {})).toEqual([])
  })

  it('halts a market at once, and opens it with two', async () => {
    await one.data('haltMarket', { id: 1, mode: 'halted', reason: REASON })
    expect(server.real.core.spot.market(1).state).toBe('halted')
    const { pending } = await one.data('haltMarket', { id: 1, mode: 'open', reason: REASON })
    await approve(two, pending)
    expect(server.real.core.spot.market(1).state).toBe('open')
  })
})

describe('what one person may do alone', () => {
  it('closes the log-in of a customer, and takes two to open it', async () => {
    const person = await server.newcomer()
    const { uid: other } = await server.data('getInfo', 'get', { token: person })
    await one.data('setUserState', { uid: other, scope: 'login', frozen: true, reason: REASON })
    expect((await server.get('/web/getInfo', { token: person })).code).not.toBe(7)
    expect((await one.data('getUser', { uid: other })).loginFrozen).toBe(true)
    const { pending } = await one.data('setUserState', { uid: other, scope: 'login', frozen: false, reason: REASON })
    await approve(two, pending)
    expect((await one.data('getUser', { uid: other })).loginFrozen).toBe(false)
  })

  it('shows a contact in full for a reason, with a row of the audit chain', async () => {
    expect(await one.refusal('revealContact', { uid, reason: ' ' })).toBe(REJECTIONS.reason_missing.code)
    expect((await one.data('getUser', { uid })).email).toContain('•••')
    const { email, audit } = await one.data('revealContact', { uid, reason: REASON })
    expect(email).toMatch(/^person\d+@example.org$/)
    const [row] = (await one.data('getAudit', { what: 'revealContact' })).list
    expect(row).toMatchObject({ row: audit, operator: 'operator1', subject: uid, reason: REASON, result: 'done' })
    expect(JSON.stringify(row)).not.toContain(email)
  })

  it('finds customers, keeps notes and shows the ledger', async () => {
    const found = await one.data('getUserList', { q: uid })
    expect(found.list).toMatchObject([{ uid }])
    await one.data('addUserNote', { uid, text: 'called back' })
    expect((await one.data('getUser', { uid })).notes).toMatchObject([{ by: 'operator1', text: 'called back' }])
    expect((await one.data('getUserLedger', { uid })).total).toBeGreaterThan(0)
    const { balances } = await one.data('getUserMoney', { uid })
    expect(balances).toContainEqual({ wallet: 'funds', currency: 'USDT', available: '100000.000000', held: '0.000000' })
    expect(await one.refusal('getUser', { uid: '999999' })).toBe(REJECTIONS.unknown_user.code)
  })

  it('records each look at a customer’s money, who looked and at whose', async () => {
    await one.data('getUserMoney', { uid })
    await two.data('getUserLedger', { uid, world: 'demo', page: 2 })
    const [money] = (await one.data('getAudit', { what: 'getUserMoney' })).list
    expect(money).toMatchObject({ operator: 'operator1', subject: uid, result: 'done' })
    const [ledger] = (await one.data('getAudit', { what: 'getUserLedger' })).list
    expect(ledger).toMatchObject({ operator: 'operator2', subject: uid, result: 'done' })
    expect(JSON.parse(ledger?.detail ?? '')).toEqual({ world: 'demo', page: 2 })
    expect(JSON.stringify([money, ledger])).not.toContain('100000')
    await one.data('getUser', { uid })
    const { list } = await server.data('getAccountEvents', 'get', { token })
    const seen = (what: string) => list.filter((event) => event.what === what).map(({ by, text }) => [by, text])
    expect(seen('money_seen')).toEqual([['operator', 'operator 1']])
    expect(seen('ledger_seen')).toContainEqual(['operator', 'operator 2'])
    expect(seen('account_seen')).toContainEqual(['operator', 'operator 1'])
  })
})

describe('the audit chain', () => {
  it('is whole, holds no secret, and names the row that somebody edited or removed', async () => {
    const whole = await one.data('checkAudit', {})
    expect(whole).toMatchObject({ whole: true, brokenRow: 0 })
    expect(whole.rows).toBeGreaterThan(10)
    const rows = (await one.data('getAudit', { size: 200 })).list
    const text = JSON.stringify(rows)
    for (const secret of [OPERATOR_PASSWORD, one.secret, one.cookie.split('=')[1] ?? '', token])
      expect(text).not.toContain(secret)
  })
})

describe('sessions of operators', () => {
  it('need both proofs, use a code once, and never take over a cookie the browser came with', async () => {
    const browser = client()
    browser.cookie = `touchstone-console=${'A'.repeat(43)}`
    const code = await codeOf(two.secret, 1)
    const { setCookie } = await browser.login('operator2', code)
    expect(setCookie).toMatch(
      /^touchstone-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict, touchstone-console-known=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
    )
    expect(browser.cookie).not.toContain('AAAAAAAA')
    expect((await browser.data('getMe', {})).name).toBe('operator2')
    const again = await client().login('operator2', code)
    expect(again).toMatchObject({ code: REJECTIONS.operator_login_failed.code, setCookie: '' })
    await browser.data('logout', {})
    expect(browser.cookie).toBe('touchstone-console=')
  })

  it('are refused to foreign pages, to requests without the header, and to anything but JSON', async () => {
    const { code } = REJECTIONS.cross_site
    expect(await one.send('getMe', {}, { 'x-console': '' })).toMatchObject({ code })
    expect(await one.send('getMe', {}, { 'sec-fetch-site': 'same-site' })).toMatchObject({ code })
    expect(await one.send('getMe', {}, { origin: 'https://evil.example' })).toMatchObject({ code })
    const form = await one.send('getMe', {}, { 'content-type': 'application/x-www-form-urlencoded' })
    expect(form.code).toBe(REJECTIONS.unsupported_media.code)
    expect((await one.send('noSuchCall', {})).code).toBe(REJECTIONS.unknown_call.code)
  })

  it('serves pages with the strict policy, or says plainly that they are not built', async () => {
    const page = await fetch(`${server.running.console.origin}/approvals`)
    expect([200, 503]).toContain(page.status)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const long = await fetch(`${server.running.console.origin}/admin/${'x'.repeat(300)}`, { method: 'POST' })
    expect(long.status).toBe(200)
    expect(await long.json()).toMatchObject({ code: REJECTIONS.unknown_call.code, data: null })
    const gone = await fetch(`${server.running.console.origin}/admin/document/${'x'.repeat(43)}`)
    expect(gone.status).toBe(404)
  })

  it('lock out whoever guesses, alike for names that exist and names that do not', async () => {
    for (const name of ['operator1', 'nobody-here']) {
      const guesser = client()
      const codes: number[] = []
      for (let guess = 0; guess < 6; guess++)
        codes.push(await guesser.refusal('login', { name, password: `guess-${guess}-of-a-password` }))
      const failed = REJECTIONS.operator_login_failed.code
      expect(codes).toEqual([failed, failed, failed, failed, failed, REJECTIONS.locked_out.code])
    }
    const lines = await two.data('getOperators', {})
    expect(lines.find(({ name }) => name === 'operator1')?.state).toBe('locked')
  })
})

describe('a restart', () => {
  it('anchors the chain in the log, keeps the operators, and prints no password again', async () => {
    const { rows } = await one.data('checkAudit', {})
    await server.stop()
    await server.start()
    expect(server.running.console.passwords).toEqual([])
    expect(server.real.core.decisions.auditAnchor()?.rows).toBeGreaterThanOrEqual(rows)
    const again = client()
    again.cookie = two.cookie
    expect(await again.data('checkAudit', {})).toMatchObject({ whole: true })
  })
})
