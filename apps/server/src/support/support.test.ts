import type { CallData, CallName } from '@touchstone/protocol'
import { REJECTIONS, SUPPORT_LIMITS } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminClient } from '../console/testing/adminClient.ts'
import { enrolFirstOperators } from '../console/testing/firstOperators.ts'
import { type Fields, TestServer } from '../testing/testServer.ts'

let server: TestServer
let one: AdminClient
let two: AdminClient
let cids = 0

beforeAll(async () => {
  server = await TestServer.start()
  const operators = await enrolFirstOperators(server.running.console)
  one = operators.one
  two = operators.two
})
afterAll(() => server.remove())

const cid = () => `c${++cids}`

/** A customer with a conversation, and what both sides of it do. */
class Customer {
  readonly token: string
  id = ''

  constructor(token: string) {
    this.token = token
  }

  static async register(): Promise<Customer> {
    return new Customer(await server.register())
  }

  post<Name extends CallName>(name: Name, fields: Fields = {}): Promise<CallData<Name>> {
    return server.data(name, 'post', { token: this.token, ...(this.id && { id: this.id }), ...fields })
  }

  get<Name extends CallName>(name: Name, fields: Fields = {}): Promise<CallData<Name>> {
    return server.data(name, 'get', { token: this.token, ...(this.id && { id: this.id }), ...fields })
  }

  async refusal(name: CallName, fields: Fields = {}): Promise<number> {
    return (await server.post(`/web/${name}`, { token: this.token, ...(this.id && { id: this.id }), ...fields })).code
  }

  async begin(fields: Fields = {}): Promise<this> {
    const { id } = await this.post('addTicket', {
      type: 'money_in',
      title: 'Where is my deposit?',
      text: 'Sent an hour ago.',
      cid: cid(),
      ...fields,
    })
    this.id = id
    return this
  }
}

async function begun(fields: Fields = {}): Promise<Customer> {
  return (await Customer.register()).begin(fields)
}

async function pdf(token: string, content: string | Buffer, use = 'ticket'): Promise<{ code: number; id: string }> {
  const form = new FormData()
  form.set('token', token)
  form.set('use', use)
  form.set('file', new Blob([Buffer.from(content)], { type: 'application/pdf' }), 'x.pdf')
  const answer = await fetch(`${server.origin}/web/saveImage`, { method: 'POST', body: form })
  const { code, data } = (await answer.json()) as { code: number; data: { id: string } | null }
  return { code, id: data?.id ?? '' }
}

const PLAIN_PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'

describe('a conversation', () => {
  it('is begun once however often it is sent, taken, answered, read, closed and rated', async () => {
    const ann = await Customer.register()
    const fields = { type: 'money_in', title: ' Where\nis it? ', text: 'One\r\n\r\n\r\n\r\ntwo\u202e', cid: cid() }
    await ann.begin(fields)
    const { id } = await ann.post('addTicket', { ...fields, id: '' })
    expect(id).toBe(ann.id)
    expect(await ann.refusal('addTicket', { ...fields, text: 'another' })).toBe(REJECTIONS.conflict.code)
    expect(await ann.get('getTicketList')).toMatchObject({
      total: 1,
      list: [{ id, type: 'money_in', title: 'Where is it?', state: 'open', unread: 0 }],
    })

    expect(await one.refusal('replyTicket', { id, text: 'Hello', cid: cid() })).toBe(REJECTIONS.ticket_not_yours.code)
    await one.data('takeTicket', { id })
    const answer = { id, text: 'It has arrived now.', cid: cid() }
    expect(await one.data('replyTicket', answer)).toMatchObject({ number: 2 })
    expect(await one.data('replyTicket', answer)).toMatchObject({ number: 2 })
    expect(await ann.get('getSupport')).toMatchObject({ unread: 1 })
    expect(await ann.get('getTicket')).toMatchObject({
      state: 'answered',
      unread: 1,
      live: false,
      posts: [
        { number: 1, by: 'me', text: 'One\n\ntwo', images: [] },
        { number: 2, by: 'support', text: 'It has arrived now.' },
      ],
      steps: [{ what: 'taken' }],
    })
    await ann.post('readTicket')
    expect(await ann.get('getSupport')).toMatchObject({ unread: 0 })

    expect(await ann.refusal('rateTicket', { rating: '5' })).toBe(REJECTIONS.ticket_open.code)
    await ann.post('closeTicket')
    await ann.post('closeTicket')
    await ann.post('rateTicket', { rating: '5', text: 'Quick.' })
    expect(await ann.refusal('rateTicket', { rating: '1' })).toBe(REJECTIONS.ticket_rated.code)
    expect(await one.data('getTicket', { id })).toMatchObject({ state: 'closed', rating: 5, comment: 'Quick.' })
    expect(await one.refusal('replyTicket', { id, text: 'x', cid: cid() })).toBe(REJECTIONS.ticket_closed.code)

    const more = { text: 'One more thing', cid: cid() }
    expect(await ann.post('replyTicket', more)).toEqual({ number: 3 })
    expect(await ann.post('replyTicket', more)).toEqual({ number: 3 })
    const { state, steps } = await ann.get('getTicket')
    expect([state, steps.map(({ what }) => what)]).toEqual(['open', ['taken', 'closed_by_me', 'reopened']])
  })

  it('is nobody else’s, on neither call, and holds its words where nobody reads them', async () => {
    const ann = await begun({ title: 'Wilhelmina', text: 'Archibald <b>bold</b>' })
    const bob = await Customer.register()
    bob.id = ann.id
    for (const [name, fields] of [
      ['replyTicket', { text: 'x', cid: cid() }],
      ['readTicket', {}],
      ['closeTicket', {}],
      ['rateTicket', { rating: '1' }],
      ['setTicketConsent', { minutes: '0' }],
    ] as const)
      expect([name, await bob.refusal(name, fields)]).toEqual([name, REJECTIONS.unknown_ticket.code])
    const { code } = await server.get('/web/getTicket', { token: bob.token, id: ann.id })
    expect(code).toBe(REJECTIONS.unknown_ticket.code)
    expect((await ann.get('getTicket')).posts[0]?.text).toBe('Archibald <b>bold</b>')
    const { list } = await one.data('getAudit', { subject: ann.id })
    await one.data('takeTicket', { id: ann.id })
    await one.data('replyTicket', { id: ann.id, text: 'Northwestern', cid: cid() })
    expect(JSON.stringify([list, await one.data('getAudit', { subject: ann.id })])).not.toContain('Northwestern')
  })

  it('refuses what is empty, too long, too many or malformed', async () => {
    const ann = await begun()
    const field = REJECTIONS.field_empty.code
    expect(await ann.refusal('replyTicket', { text: ' \u200b\n', cid: cid() })).toBe(field)
    expect(await ann.refusal('addTicket', { type: 'other', title: ' ', text: 'x', cid: cid() })).toBe(field)
    const long = 'x'.repeat(SUPPORT_LIMITS.text + 1)
    expect(await ann.refusal('replyTicket', { text: long, cid: cid() })).toBe(REJECTIONS.malformed.code)
    const many = Array.from({ length: SUPPORT_LIMITS.files + 1 }, (_, index) => `f${index}`).join(',')
    expect(await ann.refusal('replyTicket', { text: 'x', imgIds: many, cid: cid() })).toBe(REJECTIONS.malformed.code)
    const codes = []
    for (let sent = 0; sent < 25; sent++) codes.push(await ann.refusal('replyTicket', { text: `${sent}`, cid: cid() }))
    expect(codes.filter((code) => code === REJECTIONS.rate_limited.code).length).toBeGreaterThan(0)
    expect(codes[0]).toBe(7)
  })

  it('is begun only so often', async () => {
    const ann = await Customer.register()
    const codes = []
    for (let count = 0; count <= SUPPORT_LIMITS.openTickets; count++)
      codes.push(await ann.refusal('addTicket', { type: 'other', title: 't', text: 'x', cid: cid() }))
    expect(codes.at(0)).toBe(7)
    expect([REJECTIONS.rate_limited.code, REJECTIONS.tickets_open.code]).toContain(codes.at(-1))
  })
})

describe('files of a conversation', () => {
  it('are pictures and plain documents, shown to their owner, and to support with a word in both records', async () => {
    const ann = await begun()
    const picture = await server.picture(ann.token, 'ticket')
    const { id: document, code } = await pdf(ann.token, PLAIN_PDF)
    expect(code).toBe(7)
    await ann.post('replyTicket', { imgIds: `${picture},${document}`, cid: cid() })
    const images = [
      { id: picture, kind: 'picture' },
      { id: document, kind: 'pdf' },
    ]
    expect((await ann.get('getTicket')).posts[1]).toMatchObject({ text: '', images })
    const { url } = await server.data('getImage', 'get', { token: ann.token, id: document })
    const own = await fetch(server.origin + url)
    expect(own.headers.get('content-disposition')).toContain('attachment')
    expect(own.headers.get('content-security-policy')).toContain('sandbox')
    expect(await own.text()).toBe(PLAIN_PDF)

    for (const [image, type] of [
      [picture, 'image/jpeg'],
      [document, 'application/pdf'],
    ] as const) {
      const look = await one.data('openTicketFile', { id: ann.id, image })
      const answer = await fetch(server.running.console.origin + look.url)
      expect(answer.headers.get('content-type')).toBe(type)
      expect((await fetch(server.running.console.origin + look.url)).status).toBe(404)
    }
    const { uid } = await one.data('getTicket', { id: ann.id })
    const { events } = await one.data('getUser', { uid })
    expect(events.filter(({ what }) => what === 'support_opened_file')).toHaveLength(2)
    const { list } = await one.data('getAudit', { what: 'openTicketFile', subject: ann.id })
    expect(list).toHaveLength(2)
    const other = await begun()
    expect(await one.refusal('openTicketFile', { id: other.id, image: picture })).toBe(REJECTIONS.image_unknown.code)
    const foreign = { text: 'x', imgIds: picture, cid: cid() }
    expect(await other.refusal('replyTicket', foreign)).toBe(REJECTIONS.image_unknown.code)
  })

  it('are no documents elsewhere, and none with programs inside', async () => {
    const ann = await Customer.register()
    expect((await pdf(ann.token, PLAIN_PDF, 'voucher')).code).toBe(REJECTIONS.image_refused.code)
    for (const bad of [
      PLAIN_PDF.replace('/Type', '/JavaScript'),
      PLAIN_PDF.replace('/Type', '/L#61unch'),
      PLAIN_PDF.replace('%%EOF', ''),
      `${PLAIN_PDF}<script>`,
      PLAIN_PDF.replace('/Type', '/ObjStm stream\nnothing packed\nendstream'),
    ])
      expect([bad, (await pdf(ann.token, bad)).code]).toEqual([bad, REJECTIONS.document_refused.code])
  })
})

describe('operators', () => {
  it('take over and hand over with a note, which the customer does not read', async () => {
    const ann = await begun()
    const { id } = ann
    await one.data('takeTicket', { id })
    expect(await one.refusal('takeTicket', { id })).toBe(REJECTIONS.ticket_unchanged.code)
    expect(await two.refusal('takeTicket', { id })).toBe(REJECTIONS.ticket_held.code)
    await two.data('takeTicket', { id, note: 'operator1 is on leave' })
    expect(await one.refusal('handTicket', { id, note: 'x' })).toBe(REJECTIONS.ticket_not_yours.code)
    expect(await two.refusal('handTicket', { id, note: ' ' })).toBe(REJECTIONS.note_missing.code)
    expect(await two.refusal('handTicket', { id, to: 'nobody', note: 'x' })).toBe(REJECTIONS.unknown_operator.code)
    await two.data('handTicket', { id, to: 'operator1', note: 'knows the bank' })
    await one.data('noteTicket', { id, note: 'called the bank' })
    expect(await one.data('getTicket', { id })).toMatchObject({
      mine: true,
      assignee: 'operator1',
      steps: [
        { what: 'taken', by: 'operator1' },
        { what: 'taken', by: 'operator2', note: 'operator1 is on leave' },
        { what: 'handed_over', by: 'operator2', to: 'operator1', note: 'knows the bank' },
        { what: 'note', note: 'called the bank' },
      ],
    })
    const told = JSON.stringify(await ann.get('getTicket'))
    for (const word of ['operator', 'bank', 'note']) expect(told).not.toContain(word)
    await one.data('handTicket', { id, to: '', note: 'for tomorrow' })
    expect(await one.data('getTickets', {})).toMatchObject({ mineThere: false })
    expect((await one.data('getTickets', { uid: (await one.data('getTicket', { id })).uid })).list).toMatchObject([
      { id, assignee: '', state: 'open' },
    ])
  })

  it('are seen to be there, and wait for news as long as there are none', async () => {
    await one.data('setThere', { there: true })
    const ann = await begun()
    expect(await ann.get('getSupport')).toMatchObject({ there: true })
    await one.data('takeTicket', { id: ann.id })
    expect(await ann.get('getTicket')).toMatchObject({ live: true })
    const { version, there, mineThere } = await one.data('getTickets', {})
    expect([there, mineThere]).toEqual([['operator1'], true])
    const news = one.data('awaitTickets', { since: version })
    await ann.post('replyTicket', { text: 'Are you there?', cid: cid() })
    expect((await news).version).toBeGreaterThan(version)
    await one.data('setThere', { there: false })
    expect(await ann.get('getSupport')).toMatchObject({ there: false })
  })

  it('keep answers ready, and set the hours', async () => {
    const { id } = await one.data('saveCannedAnswer', { title: 'Hello', text: 'Good day.\nHow can we help?' })
    await two.data('saveCannedAnswer', { id, title: 'Hello', text: 'Good day.' })
    expect(await one.data('getCannedAnswers', {})).toMatchObject([{ id, text: 'Good day.', by: 'operator2' }])
    await one.data('removeCannedAnswer', { id })
    expect(await one.refusal('removeCannedAnswer', { id })).toBe(REJECTIONS.unknown_answer.code)

    const day = { open: '09:00', close: '18:00' }
    const off = { open: '', close: '' }
    const hours = { zone: 'Asia/Hong_Kong', days: [day, day, day, day, day, off, off] }
    expect(await server.data('getSupport', 'get')).toMatchObject({ hours: null, unread: 0 })
    const bad = [
      { ...hours, zone: 'Nowhere' },
      { ...hours, days: [day] },
      { ...hours, days: [{ open: '18:00', close: '09:00' }, off, off, off, off, off, off] },
    ]
    for (const wrong of bad)
      expect(await one.refusal('setSupportHours', { hours: wrong, reason: 'x' })).toBe(REJECTIONS.malformed.code)
    expect(await one.refusal('setSupportHours', { hours })).toBe(REJECTIONS.reason_missing.code)
    await one.data('setSupportHours', { hours, reason: 'as agreed' })
    expect(await server.data('getSupport', 'get')).toMatchObject({ hours })
  })
})

describe('consent to see the account', () => {
  it('is asked for, given for a time, used, revoked, and stands in the account’s history and the audit chain', async () => {
    const ann = new Customer(await server.newcomer())
    await ann.begin()
    const { id } = ann
    await one.data('takeTicket', { id })
    expect(await ann.refusal('setTicketConsent', { minutes: '15' })).toBe(REJECTIONS.consent_unasked.code)
    expect(await one.refusal('seeAccount', { id })).toBe(REJECTIONS.consent_missing.code)
    await one.data('askConsent', { id })
    expect(await one.refusal('askConsent', { id })).toBe(REJECTIONS.ticket_unchanged.code)
    expect(await one.refusal('seeAccount', { id })).toBe(REJECTIONS.consent_missing.code)
    const { until } = await ann.post('setTicketConsent', { minutes: '15' })
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    expect(await two.refusal('seeAccount', { id })).toBe(REJECTIONS.ticket_not_yours.code)
    const seen = await one.data('seeAccount', { id })
    expect(seen.balances).toContainEqual(
      expect.objectContaining({ wallet: 'funds', currency: 'BTC', available: '5.00000000' }),
    )
    expect(seen.until).toBe(until)
    expect(await ann.get('getTicket')).toMatchObject({
      consent: { state: 'given', until },
      steps: [{ what: 'taken' }, { what: 'consent_asked' }, { what: 'consent_given' }, { what: 'account_seen' }],
    })
    expect(await ann.post('setTicketConsent', { minutes: '0' })).toEqual({ until: 0 })
    expect(await one.refusal('seeAccount', { id })).toBe(REJECTIONS.consent_missing.code)

    await one.data('askConsent', { id })
    await ann.post('setTicketConsent', { minutes: '60' })
    await one.data('closeTicket', { id })
    expect(await ann.get('getTicket')).toMatchObject({ state: 'closed', consent: { state: 'none', until: 0 } })
    const { uid } = await one.data('getTicket', { id })
    const { events } = await one.data('getUser', { uid })
    expect(events.map(({ what }) => what).filter((what) => what.startsWith('support_'))).toEqual([
      'support_closed',
      'support_consent_given',
      'support_consent_asked',
      'support_consent_ended',
      'support_saw_account',
      'support_consent_given',
      'support_consent_asked',
    ])
    const { list } = await one.data('getAudit', { what: 'seeAccount', subject: id })
    expect(list.map(({ result }) => result).toSorted()).toEqual([
      'consent_missing',
      'consent_missing',
      'consent_missing',
      'done',
      'ticket_not_yours',
    ])
  })
})

describe('support in the demo account', () => {
  it('is closed: there is no person to answer', async () => {
    const { token } = await server.data('demoLogin', 'post')
    const { code } = await server.get('/web/getTicketList', { token })
    expect(code).toBe(REJECTIONS.not_in_demo.code)
    expect(await server.data('getSupport', 'get', { token })).toMatchObject({ unread: 0 })
  })
})
