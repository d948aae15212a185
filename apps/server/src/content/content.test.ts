import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import {
  CATALOG,
  type CallData,
  type CallInput,
  type CallRequest,
  type CONTENT_CALLS,
  type ContractDefinition,
  type HostingProductView,
  type IndexDefinition,
  LANGUAGES,
  say,
} from '@touchstone/protocol'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/schema.ts'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import type { CallContext, CallHandlers } from '../gateway/callContext.ts'
import { identityPolicy } from '../identity/limits/policy.ts'
import { productParams } from '../products/params.ts'
import { coinInfo } from './coins.ts'
import { createCompany, signatureOf } from './company.ts'
import { contentHandlers } from './contentHandlers.ts'
import { createContentStore } from './contentStore.ts'
import { listedLeverage } from './listedLeverage.ts'
import { de as GERMAN } from './locales/de.ts'
import { htmlOf } from './markdown.ts'
import { missingToOpen } from './opening.ts'
import { createReception } from './reception.ts'
import { seedContent } from './seedContent.ts'
import { createTextEditing } from './textEditing.ts'

type ContentCall = keyof typeof CONTENT_CALLS

const contractOf = (makerPpm: number, takerPpm: number) => ({ makerPpm, takerPpm }) as ContractDefinition

const features = { sandbox: true, simulatedPrices: true, walletLogin: false, demo: false, textMessages: true }

describe.each(testEngines())('content on $name', (engine) => {
  const database = suiteDatabase(engine)
  const clock = { time: 10_000, now: () => clock.time }
  let terms = new Exchange({ newSha256 }).moneyTerms.current()
  let products: readonly HostingProductView[] = []
  beforeEach(async () => {
    await seedContent(database.kysely, { sandbox: true })
    clock.time += 5_000
  })

  const company = (sandbox = true) => createCompany({ database: database.kysely, clock, sandbox })
  const all = () =>
    contentHandlers({
      content: createContentStore(database.kysely, clock),
      reception: createReception(database.kysely, clock),
      company: company(),
      version: '0.1.0',
      languages: ['en'],
      features,
      feedLabel: 'Simulated prices',
      policy: identityPolicy({ sandbox: true }),
      productParams: () =>
        productParams({
          moneyTerms: { current: () => terms },
          rewards: { terms: () => undefined },
          hosting: { products: () => products },
          loans: { products: () => [] },
          customers: { feeTiers: () => [{ makerPpm: 800, takerPpm: 1_200 }] },
          contracts: { all: () => [contractOf(200, 500), contractOf(200, 600)] },
        }),
      maxLeverage: () => ({ crypto: 75, other: 20 }),
    })
  /** Parses request and answer by the call's own schemas, as the gateway does. */
  const call = async <Name extends ContentCall>(
    name: Name,
    input: CallInput<Name>,
    on: CallHandlers<ContentCall> = all(),
    lang: CallContext['lang'] = 'en',
  ): Promise<CallData<Name>> => {
    const request = CATALOG[name].request.parse(input) as CallRequest<Name>
    return CATALOG[name].data.parse(await on[name](request, { lang } as CallContext)) as CallData<Name>
  }

  const version = (text_id: number, changes: Partial<Insertable<Database['text_versions']>> = {}) =>
    database.kysely
      .insertInto('text_versions')
      .values({
        text_id,
        lang: 'en',
        type: 'about',
        title: 'Changed',
        summary: '',
        label: '',
        markdown: 'Changed.',
        publish_at: 1,
        hidden: false,
        author: 1,
        approver: 0,
        written_at: 1,
        ...changes,
      })
      .execute()

  it('seeds once: a second time changes nothing, an old text is renewed, and a version of operators stays', async () => {
    const before = await database.kysely.selectFrom('texts').selectAll().orderBy('id').execute()
    await seedContent(database.kysely, { sandbox: true })
    expect(await database.kysely.selectFrom('texts').selectAll().orderBy('id').execute()).toEqual(before)
    await database.kysely.updateTable('texts').set({ title: 'Changed' }).where('id', '=', 2).execute()
    await version(1)
    await seedContent(database.kysely, { sandbox: true })
    expect(await call('getText', { id: '1' })).toMatchObject({ title: 'Changed' })
    expect(await call('getText', { id: '2' })).toMatchObject({ title: 'How prices are made' })
  })

  it('shows the newest version whose time has come, no draft, and nothing of a text that was taken away', async () => {
    await version(1, { title: 'Earlier', publish_at: 100 })
    await version(1, { title: 'Now', publish_at: 200 })
    await version(1, { title: 'Later', publish_at: clock.time + 1_000 })
    await version(1, { title: 'Draft', publish_at: 0 })
    expect(await call('getText', { id: '1' })).toMatchObject({ title: 'Now', time: 200 })
    clock.time += 5_000
    expect(await call('getText', { id: '1' })).toMatchObject({ title: 'Later' })
    await version(1, { publish_at: clock.time - 1, hidden: true })
    await expect(call('getText', { id: '1' })).rejects.toMatchObject({ rejection: 'text_not_found' })
    expect((await call('getTextsList', { type: 'about' })).list.map(({ id }) => id)).not.toContain(1)
  })

  it('serves the texts that the footer and the registration link to', async () => {
    const titles = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map(async (id) => (await call('getText', { id })).title),
    )
    expect(titles).toEqual([
      'Company profile',
      'How prices are made',
      'User agreement',
      'Risk statement',
      'Privacy terms',
      'Fees',
      'How to verify the books',
      'The house market maker',
    ])
    await expect(call('getText', { id: '999' })).rejects.toMatchObject({ rejection: 'text_not_found' })
  })

  it('links only to texts and pages that exist', async () => {
    const texts = await database.kysely.selectFrom('texts').select(['id', 'type', 'markdown']).execute()
    const ids = new Map(texts.map(({ id, type }) => [id, type]))
    const links = texts.flatMap(({ markdown }) => [...markdown.matchAll(/\]\((.*?)\)/g)].map(([, link]) => link ?? ''))
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      if (link === '/help' || link === '/downLoad') continue
      const [, path, id] = /^\/(text|agrt|helpDetail)\?id=(\d+)$/.exec(link) ?? []
      expect(ids.get(Number(id)), link).toBeDefined()
      if (path === 'helpDetail') expect(ids.get(Number(id)), link).toBe('help')
    }
  })

  it('lists texts by type, and announcements newest first', async () => {
    const help = await call('getTextsList', { type: 'help' })
    expect(help.total).toBeGreaterThanOrEqual(9)
    expect(help.list.map(({ id }) => id)).toEqual(help.list.map(({ id }) => id).sort((a, b) => a - b))
    const about = await call('getTextsList', { type: 'about' })
    expect(about.list.map(({ id }) => id)).toEqual([1, 2, 6, 7, 8])
    expect(help.list.every(({ category }) => category !== '')).toBe(true)
    const two = await call('getTextsList', { type: 'help', category: 'contracts', size: '2' })
    expect(two.list.map(({ id }) => id)).toEqual([115, 116])
    expect(await call('getTextsList', { type: 'hosting' })).toMatchObject({ list: [{ id: 11 }], total: 1 })
    expect((await call('getTextsList', { type: 'help', page: '99' })).list).toEqual([])
    const all = await call('getTextsList', { type: 'all', size: '200' })
    const types = new Set(all.list.map(({ type }) => type))
    expect(types.has('offer')).toBe(false)
    expect([...types]).toEqual(expect.arrayContaining(['help', 'about', 'legal', 'announcement', 'hosting']))
    const news = await call('getGG', {})
    expect(news.list.length).toBeGreaterThanOrEqual(5)
    expect(news.list.map(({ time }) => time)).toEqual(news.list.map(({ time }) => time).sort((a, b) => b - a))
    expect(news.list.every(({ summary }) => summary !== '')).toBe(true)
    for (const type of ['announcement', 'news'] as const) {
      const { list } = await call('getGG', { type })
      expect(list).toEqual(news.list.filter((notice) => notice.type === type))
      expect(list.length).toBeGreaterThan(0)
    }
  })

  it('finds every word of a search, in titles first, and shows the words around it', async () => {
    const found = await call('getTextsList', { type: 'help', keyword: 'MARK price' })
    expect(found.list[0]).toMatchObject({ id: 116, excerpt: expect.stringContaining('mark price') })
    expect((await call('getTextsList', { type: 'help', keyword: 'mark nosuchword' })).list).toEqual([])
    const [first] = (await call('getTextsList', { type: 'help', keyword: 'IOC' })).list
    expect(first?.excerpt).not.toMatch(/[|*#]/)
  })

  it('counts how often a text is opened, and keeps a reader’s last word about it', async () => {
    const on = all()
    for (const id of ['101', '101', '102']) await call('getText', { id }, on)
    clock.time += 5_000
    const { list } = await call('getTextsList', { type: 'help' }, on)
    expect(list.filter(({ reads }) => reads > 0).map(({ id, reads }) => [id, reads])).toEqual([
      [101, 2],
      [102, 1],
    ])
    const context = { lang: 'en', session: { userId: 'reader' } } as CallContext
    for (const useful of [true, false]) expect(await on.rateText({ id: 101, useful }, context)).toEqual({})
    expect(await database.kysely.selectFrom('text_ratings').selectAll().execute()).toEqual([
      { text_id: 101, user_id: 'reader', useful: false },
    ])
    await expect(async () => on.rateText({ id: 999, useful: true }, context)).rejects.toMatchObject({
      rejection: 'text_not_found',
    })
  })

  it('leads from every banner to a text that is there, and shows none outside its time', async () => {
    const banners = await call('getBanner', {})
    for (const { textId } of banners) expect(await call('getText', { id: String(textId) })).toBeTruthy()
    const during = { shown_from: clock.time + 1_000, shown_until: clock.time + 6_000 }
    await database.kysely.updateTable('banners').set(during).where('id', '=', 1).execute()
    expect((await call('getBanner', {})).map(({ id }) => id)).toEqual([2, 3])
    clock.time += 5_500
    expect((await call('getBanner', {})).map(({ id }) => id)).toEqual([1, 2, 3])
    clock.time += 5_500
    expect((await call('getBanner', {})).map(({ id }) => id)).toEqual([2, 3])
  })

  it('shows a translation where there is one, and English elsewhere', async () => {
    const row = await database.kysely.selectFrom('texts').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
    const german = { ...row, lang: 'de', title: 'Über uns', markdown: 'Ein *Prüfstein*.', time: Number(row.time) }
    await database.kysely.insertInto('texts').values(german).execute()
    const on = all()
    expect(await call('getText', { id: '1' }, on, 'de')).toMatchObject({
      title: 'Über uns',
      html: '<p>Ein <em>Prüfstein</em>.</p>\n',
    })
    expect(await call('getText', { id: '1' }, on)).toMatchObject({ title: 'Company profile' })
    expect(await call('getText', { id: '3' }, on, 'de')).toMatchObject({ title: GERMAN.texts[3]?.title })
    const about = await call('getTextsList', { type: 'about' }, on, 'de')
    expect(about.total).toBe(5)
  })

  it('shows the program’s translation only while the English is the program’s too', async () => {
    const ofTerms = database.kysely.updateTable('texts').where('id', '=', 3).where('lang', '=', 'en')
    await ofTerms.set({ markdown: 'Other terms.' }).execute()
    expect(await call('getText', { id: '3' }, all(), 'de')).toMatchObject({
      title: 'User agreement',
      html: '<p>Other terms.</p>\n',
    })
    await seedContent(database.kysely, { sandbox: true })
    expect(await call('getText', { id: '3' }, all(), 'de')).toMatchObject({ title: GERMAN.texts[3]?.title })
  })

  it('never lets markup or scripts through', async () => {
    const evil = '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](data:text/html,x)'
    await database.kysely.updateTable('texts').set({ markdown: evil }).where('id', '=', 1).execute()
    const { html } = await call('getText', { id: '1' })
    expect(html).not.toMatch(/<script|<img|href=/)
    const own = '/content/00000000-0000-4000-8000-000000000000.jpg'
    expect(htmlOf(`![a "chart"](${own})`)).toBe(`<p><img src="${own}" alt="a &quot;chart&quot;"></p>\n`)
    for (const elsewhere of ['https://example.org/x.jpg', '//example.org/x.jpg', '/files/x.jpg', `${own}?x`])
      expect(htmlOf(`![a chart](${elsewhere})`)).toBe('<p>a chart</p>\n')
  })

  it('reads the database at most once in five seconds', async () => {
    const on = all()
    await call('getText', { id: '1' }, on)
    await database.kysely.updateTable('texts').set({ title: 'New' }).where('id', '=', 1).execute()
    clock.time += 4_999
    expect(await call('getText', { id: '1' }, on)).toMatchObject({ title: 'Company profile' })
    clock.time += 1
    expect(await call('getText', { id: '1' }, on)).toMatchObject({ title: 'New' })
  })

  it('tells the limits and rates of the product, those of withdrawals as they are in force', async () => {
    expect(await call('getParam', {})).toEqual({
      withdraw: {
        open: '12:00',
        close: '24:00',
        perDay: 2,
        min: '100',
        max: '200000',
        feeRate: '0.05',
        turnoverRate: '0.9',
        assets: [{ currency: 'USDT', chain: 'ERC20' }],
      },
      deposit: {
        min: [
          { currency: 'USDT', amount: '1' },
          { currency: 'BTC', amount: '0.001' },
          { currency: 'ETH', amount: '0.1' },
          { currency: 'TRX', amount: '10' },
        ],
      },
      hosting: { earlyLoss: '0.05', products: [] },
      loan: { freeDays: 3 },
      rewards: { terms: 0, currency: 'USDT', share: '0', inviteRates: [], waitDays: 0, signIn: [] },
      maxLeverage: { crypto: 75, other: 20 },
      imageMax: 8_388_608,
      inviteLevels: 4,
      inviteRequired: false,
      password: { min: 6, max: 12 },
      securityReview: true,
    })
    terms = { version: 9, terms: { ...terms.terms, opensAt: 0, closesAt: 1440, perDay: 5, feePpm: 2_500 } }
    expect(await call('getParam', {})).toMatchObject({
      withdraw: { open: '00:00', close: '24:00', perDay: 5, feeRate: '0.0025' },
    })
  })

  it('states the terms in force in every text: no figure of its own, and no place left open', async () => {
    terms = { version: 9, terms: { ...terms.terms, opensAt: 60, feePpm: 12_500, returnFee: '7', min: '1500' } }
    const said = async (id: number) => (await call('getText', { id: String(id) })).html
    const fees = await said(6)
    for (const figure of [
      '0.08%',
      '0.12%',
      '0.02% as maker and 0.05% to 0.06% as taker',
      '1.25% of',
      '7 USDT',
      '1,500',
    ])
      expect(fees).toContain(figure)
    expect(await said(120)).toMatch(/01:00 to 24:00 Hong Kong time[\s\S]*1,500 to 200,000 USDT[\s\S]*1\.25%/)
    const texts = await database.kysely.selectFrom('texts').select('id').execute()
    for (const { id } of texts) expect(await said(id), String(id)).not.toMatch(/\{\{|not open yet|cannot be withdrawn/)
    terms = new Exchange({ newSha256 }).moneyTerms.current()
  })

  it('tells the terms of hosting that are in force, in figures and in the text about them', async () => {
    expect(await call('getText', { id: '11' })).toMatchObject({
      html: expect.stringContaining('No product is offered'),
    })
    const rates = { cycleDays: 30, dailyRatePpm: 400, earlyLossPpm: 60_000, redemptionDays: 2 }
    const amounts = { min: '100', max: '5000', capacity: '100000' }
    const offered = { product: 7, name: '30 | days', ...rates, ...amounts, state: 'open' } as const
    products = [{ version: 41, terms: offered, left: 0n, hosted: 0n, escrowed: 0n, owed: 0n }]
    const { html } = await call('getText', { id: '11' })
    const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)
    expect(cells).toEqual(['30 | days', '30', '0.04%', '100', '5000', '6%', '2', 'open'])
    expect(html).not.toContain('{{')
    const { hosting } = await call('getParam', {})
    const { product: _, dailyRatePpm: __, earlyLossPpm: ___, ...same } = offered
    expect(hosting).toEqual({
      earlyLoss: '0.06',
      products: [{ id: '7', terms: 41, ...same, dailyRate: '0.0004', earlyLoss: '0.06' }],
    })
    products = []
  })

  it('keeps one draft, makes it a version for its time, and takes a text away, each once', async () => {
    const editing = createTextEditing(database.kysely, clock)
    const text = { type: 'help', label: 'money', title: 'New', summary: 'Short.', markdown: 'First.' } as const
    const id = await editing.saveDraft(0, 'en', text, 1)
    expect(id).toBeGreaterThanOrEqual(1_000)
    await editing.saveDraft(id, 'en', { ...text, markdown: 'Second.' }, 1)
    expect(await editing.draft(id, 'en')).toMatchObject({ markdown: 'Second.' })
    expect(await editing.shown(id, 'en')).toBeUndefined()
    const version = { ...text, markdown: 'Second.', id, lang: 'en', hidden: false } as const
    for (const _ of ['once', 'again']) await editing.publish({ ...version, publishAt: clock.time + 1_000 }, 1, 2)
    expect(await editing.versions(id, 'en')).toHaveLength(1)
    expect(await editing.draft(id, 'en')).toBeUndefined()
    expect(await editing.shown(id, 'en')).toBeUndefined()
    clock.time += 5_000
    expect(await editing.shown(id, 'en')).toMatchObject({ title: 'New' })
    expect(await call('getText', { id: String(id) })).toMatchObject({ html: '<p>Second.</p>\n' })
    await editing.publish({ ...version, publishAt: 0, hidden: true }, 1, 2)
    expect(await editing.shown(id, 'en')).toBeUndefined()
    clock.time += 5_000
    await expect(call('getText', { id: String(id) })).rejects.toMatchObject({ rejection: 'text_not_found' })
  })

  it('opens production only with a company and legal texts of its own, and shows the newest facts', async () => {
    const known = company(false)
    const nothing = { text: async () => undefined }
    expect(await missingToOpen(known, nothing)).toEqual([
      "the company's name",
      "the company's licence",
      "the company's e-mail",
      "the company's address",
      'the company profile (text 1)',
      'the user agreement (text 3)',
      'the risk statement (text 4)',
      'the privacy terms (text 5)',
    ])
    const facts = { ...(await known.facts()), company: 'Example Ltd', licence: 'No. 7', email: 'a@example.org' }
    await known.decide({ ...facts, address: '1 Street' }, 1, 2)
    expect(await missingToOpen(known, createContentStore(database.kysely, clock))).toEqual([])
    expect(await call('info', {})).toMatchObject({ company: 'Example Ltd', contact: { address: '1 Street' } })
    expect(signatureOf(await known.facts(), 'jp')).toBe('Example Ltd\nNo. 7\n1 Street\na@example.org')
    const licence = say('sandbox_licence')
    expect(signatureOf({ ...facts, licence }, 'jp')).toBe(
      'Example Ltd\n仮想資金を使うサンドボックスです。ライセンスは取得しておらず、必要ありません。\na@example.org',
    )
    await database.kysely.deleteFrom('texts').execute()
    await seedContent(database.kysely, { sandbox: false })
    clock.time += 5_000
    const store = createContentStore(database.kysely, clock)
    expect(await missingToOpen(known, store)).toHaveLength(4)
    for (const { markdown } of await store.texts(['help', 'legal', 'about', 'announcement', 'news'], 'en'))
      expect(markdown).not.toMatch(/this (sandbox|installation runs)|sandbox mode/)
  })

  it('tells who runs the site and what is open', async () => {
    expect(await call('getSetting', {})).toMatchObject({ features, languages: ['en'], feedLabel: 'Simulated prices' })
    expect(LANGUAGES).toHaveLength(11)
    expect(await call('getLogo', {})).toMatchObject({ name: 'Touchstone' })
    expect(await call('info', {})).toMatchObject({ company: 'Touchstone Sandbox', version: '0.1.0' })
    expect(await call('getBanner', {})).toHaveLength(3)
  })
})

describe('the highest leverage', () => {
  const index = (id: number, kind: 'crypto' | 'metal') => ({ id, class: kind }) as IndexDefinition
  const contract = (index: number, maxLeverage: number) => ({ index, maxLeverage }) as ContractDefinition
  const otherwise = { crypto: 100, other: 25 }

  it('is that of the listed contracts, of each kind', () => {
    const core = {
      reference: { indexes: () => [index(1, 'crypto'), index(1000, 'metal')] },
      contracts: { all: () => [contract(1, 50), contract(1, 75), contract(1000, 20)] },
    }
    expect(listedLeverage(core, otherwise)).toEqual({ crypto: 75, other: 20 })
  })

  it('is what would be listed, where nothing is', () => {
    const core = {
      reference: { indexes: () => [index(1, 'crypto')] },
      contracts: { all: () => [contract(1, 50)] },
    }
    expect(listedLeverage(core, otherwise)).toEqual({ crypto: 50, other: 25 })
  })
})

describe('coin information', () => {
  it('describes every coin of the sandbox and stays silent about others', () => {
    for (const code of ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'LTC', 'BNB', 'TRX', 'USDT']) {
      const { intro, site, hours } = coinInfo(code)
      expect(intro.length, code).toBeGreaterThan(40)
      expect(site).toMatch(/^https:\/\//)
      expect(hours).not.toBe('')
    }
    expect(coinInfo('NOPE')).toMatchObject({ intro: '', site: '' })
  })
})
