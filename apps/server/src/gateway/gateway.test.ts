import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CATALOG, type CallDefinition, type Envelope, PERIODS } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../errors/refusal.ts'
import { type GatewayServer, SESSION, startGateway } from './testing/gatewayServer.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function envelopeOf(answer: Response): Promise<Envelope<unknown>> {
  return (await answer.json()) as Envelope<unknown>
}

async function codeOf(answer: Promise<Response>): Promise<number> {
  const response = await answer
  expect(response.status).toBe(200)
  return (await envelopeOf(response)).code
}

describe('the gateway', () => {
  let server: GatewayServer
  let web: string
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { method: 'POST', body, headers: { ...FORM, ...headers } })

  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'touchstone-web-'))
    await mkdir(join(web, 'assets'))
    await writeFile(join(web, 'index.html'), '<!doctype html><title>start</title>')
    await writeFile(join(web, 'assets', 'app-1a2b.js'), 'export {}')
    await writeFile(join(web, 'assets', 'app-1a2b.js.gz'), gzipSync('export {}'))
    server = await startGateway({
      webRoot: web,
      handlers: {
        getLogo: () => {
          throw new Error('the canary-token-in-an-error was here')
        },
        addBankWithdraw: ({ payee, bank_number, tpwd }) => {
          throw new Error(`no row for ${payee} at ${bank_number} with ${tpwd}`)
        },
        getParam: () => {
          throw new Refusal('storage_full')
        },
      },
      resolveSession: (token) => Promise.resolve(token === 'old' ? 'expired' : token === 'gone' ? 'revoked' : SESSION),
    })
  })
  afterAll(async () => {
    await server.stop()
    await rm(web, { recursive: true })
  })

  it('answers every call of the catalog under its own method and refuses the other', async () => {
    for (const call of Object.values(CATALOG) as CallDefinition[]) {
      const wrong = call.method === 'GET' ? post(`/web/${call.name}`, '') : get(`/web/${call.name}`)
      const code = await codeOf(wrong)
      if (call.postTwin) expect(code).not.toBe(4005)
      else expect(code).toBe(4005)
    }
  })

  it('wraps everything under /web in an envelope with status 200, and nothing else', async () => {
    expect(await codeOf(get('/web/nothing'))).toBe(4004)
    expect(await codeOf(get('/web/constructor'))).toBe(4004)
    expect(await codeOf(get('/web/__proto__'))).toBe(4004)
    expect(await codeOf(fetch(`${server.origin}/web/getParam`, { method: 'PUT' }))).toBe(4004)
    expect(await codeOf(get('/web/getParam'))).toBe(5001)
    expect((await get('/nothing.txt')).status).toBe(404)
  })

  it('tells success with and without a message apart', async () => {
    expect(await codeOf(get('/web/getBanner'))).toBe(7)
    expect(await codeOf(post('/web/delSession', 'token=t&id=x'))).toBe(0)
  })

  it('says which field is wrong and why', async () => {
    const missing = await envelopeOf(await get('/web/getKline'))
    expect(missing).toMatchObject({ code: 4001, message: 'symbol: is missing', data: null })
    const wrong = await envelopeOf(await get('/web/getText?id=abc'))
    expect(wrong).toMatchObject({ code: 4001, message: 'id: must be a whole number' })
    const choice = await envelopeOf(await get('/web/getKline?symbol=BTCUSDT&period=7m'))
    expect(choice.message).toBe(`period: must be one of ${PERIODS.join(', ')}`)
    const large = await envelopeOf(await get('/web/getKline?symbol=BTCUSDT&period=1m&limit=1001'))
    expect(large.message).toBe('limit: must be at most 1000')
    const twice = await envelopeOf(await get('/web/getText?id=1&id=2'))
    expect(twice).toMatchObject({ code: 4001, message: 'id: was sent more than once' })
    expect(await codeOf(post('/web/addOrder', 'token=t&cid=a&cid=b'))).toBe(4001)
  })

  it('ignores fields it does not know, those of prototypes included', async () => {
    expect(await codeOf(get('/web/getText?id=1&__proto__=x&constructor=y&isAdmin=1'))).toBe(7)
    expect(server.seen.at(-1)?.request).toEqual({ id: 1 })
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  it('takes forms only, and no large ones', async () => {
    const json = { 'content-type': 'application/json' }
    expect(await codeOf(post('/web/userLogin', '{"account":"a"}', json))).toBe(4015)
    expect(await codeOf(post('/web/userLogin', 'x', { 'content-type': 'text/plain' }))).toBe(4015)
    expect(await codeOf(post('/web/userLogin', `account=${'x'.repeat(64 * 1024)}`))).toBe(4013)
    expect(await codeOf(post('/web/userLogin', ''))).toBe(7)
  })

  it('answers what never becomes a request with an envelope too', async () => {
    const large = await get(`/web/getTelCode?lang=${'x'.repeat(40_000)}`)
    expect(large.status).toBe(431)
    expect(await envelopeOf(large)).toMatchObject({ code: 4013, data: null })
  })

  it('asks for a token, and says what became of an old one', async () => {
    expect(await codeOf(get('/web/getInfo'))).toBe(4103)
    const old = await envelopeOf(await get('/web/getInfo?token=old'))
    expect(old).toMatchObject({ code: 1000, time: 2 })
    const gone = await envelopeOf(await get('/web/getInfo', { 'x-token': 'gone' }))
    expect(gone).toMatchObject({ code: 2000, title: expect.any(String) as string })
    expect(await codeOf(get('/web/getmarketList?token=old'))).toBe(7)
    expect(server.seen.at(-1)?.context.session).toBeNull()
    expect(await codeOf(get('/web/getInfo?token=ok&lang=fr&rtoken=abcdef'))).toBe(7)
    expect(server.seen.at(-1)?.context).toMatchObject({ session: SESSION, lang: 'fr', rtoken: 'abcdef' })
    expect(await codeOf(get(`/web/getInfo?token=${'x'.repeat(300)}`))).toBe(4001)
  })

  it('refuses what another site or a prefetch caused, and lets programs and its own pages through', async () => {
    const order = 'token=t&type=register&account=a'
    for (const site of ['cross-site', 'same-site'])
      expect(await codeOf(post('/web/getCode', order, { 'sec-fetch-site': site }))).toBe(4110)
    expect(await codeOf(get(`/web/getCode?${order}`, { 'sec-fetch-site': 'cross-site' }))).toBe(4110)
    expect(await codeOf(get(`/web/getCode?${order}`, { 'sec-purpose': 'prefetch;prerender' }))).toBe(4110)
    expect(await codeOf(get(`/web/getCode?${order}`, { purpose: 'prefetch' }))).toBe(4110)
    expect(await codeOf(get('/web/reg_checkcode?account=a&code=1', { 'sec-fetch-site': 'cross-site' }))).toBe(4110)
    expect(await codeOf(get('/web/reg_checkcode?account=a&code=1', { 'sec-fetch-site': 'same-origin' }))).toBe(7)
    expect(await codeOf(get(`/web/getCode?${order}`, { 'sec-fetch-site': 'same-origin' }))).toBe(0)
    expect(await codeOf(post('/web/getCode', order))).toBe(0)
    expect(await codeOf(get('/web/getBanner', { 'sec-fetch-site': 'cross-site' }))).toBe(7)
  })

  it('hides its bugs from callers and names them in the log, without the token', async () => {
    const answer = await get('/web/getLogo?token=canary-token-in-an-error', { 'x-token': 'canary-token-in-an-error' })
    expect(await answer.text()).toBe('{"code":5000,"message":"Something went wrong on our side","data":null}')
    expect(server.log()).toContain('"event":"bug"')
    expect(server.log()).toContain('the [removed] was here')
  })

  it('names a bug without anything that the caller sent, of which one part may be within another', async () => {
    const payee = 'Ann Archer'
    const sent = { bank_name: 'First Bank', bank_number: 'DE893704', amount: '5', fee: '1', tpwd: '739164', payee }
    const rest = { token: 'x', swift: 'DEUTDEFF', bankAddress: 'Archer', phone: '1', address: '2 Home Road' }
    expect(await codeOf(post('/web/addBankWithdraw', new URLSearchParams({ ...sent, ...rest }).toString()))).toBe(5000)
    expect(server.log()).toContain('no row for [removed] at [removed] with [removed]')
  })

  it('never writes a token, a password or a code to the log', async () => {
    const canary = 'c4n4ry-7f3d9b'
    await get(`/web/getInfo?token=${canary}`)
    await get('/web/getInfo', { 'x-token': canary, cookie: `touchstone=${canary}` })
    await post('/web/userLogin', `account=a&password=${canary}`)
    await post('/web/nothing', `token=${canary}`)
    await get(`/nothing?token=${canary}`)
    await get(`/web/getText?token=${canary}&id=x`)
    await post('/web/userLogin', `token=${canary}`, { 'content-type': 'application/json' })
    await get(`/web/getLogo?token=${canary}`)
    expect(server.log().length).toBeGreaterThan(0)
    expect(server.log()).not.toContain(canary)
  })

  it('keeps calls out of caches, frames and referrers', async () => {
    const { headers } = await get('/web/getBanner')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('serves the web app for every page path under one strict policy', async () => {
    for (const path of ['/', '/deal', '/asset/table1', '/404']) {
      const page = await get(path, { accept: 'text/html' })
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-cache')
      const policy = page.headers.get('content-security-policy') ?? ''
      for (const rule of [
        "script-src 'self'",
        "connect-src 'self';",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(rule)
      expect(await page.text()).toContain('<title>start</title>')
    }
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })
    expect(asset.headers.get('cache-control')).toContain('immutable')
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
    expect([packed.headers.get('content-encoding'), packed.headers.get('cache-control')]).toEqual([
      'gzip',
      asset.headers.get('cache-control'),
    ])
    expect(packed.headers.get('content-type')).toContain('javascript')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect([await packed.text(), asset.headers.get('content-encoding')]).toEqual(['export {}', null])
    const head = await fetch(`${server.origin}/assets/app-1a2b.js`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, asset.headers.get('content-type')])
    for (const path of ['gone.js', '', '.', 'app-1a2b.js.gz', 'app-1a2b.js/', '%2e%2e%2findex.html'])
      expect([path, (await get(`/assets/${path}`, { accept: 'text/html' })).status]).toEqual([path, 404])
    expect((await get('/deal', { accept: 'application/json' })).status).toBe(404)
    expect(await (await get('/login', { accept: '*/*' })).text()).toContain('<title>start</title>')
    for (const path of ['/sandbox/outbox', '/sandbox/nothing', '/ws', '/../../etc/passwd.txt'])
      expect((await get(path, { accept: 'text/html' })).status).toBe(404)
    expect(await (await get('/config.json')).json()).toMatchObject({ basePath: '/web', wsPath: '/ws' })
  })

  it('documents every call for programs and for people', async () => {
    const document = (await (await get('/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(CATALOG).length)
    const page = await (await get('/docs')).text()
    for (const name of Object.keys(CATALOG)) expect(page).toContain(`id="${name}"`)
    expect(page).toContain('insufficient_balance')
    expect(page).not.toContain('<script')
  })

  it('lives through requests that are no requests', async () => {
    const garbage = [
      'GET /web/getBanner HTTP/9.9\r\n\r\n',
      '\0\0\0\0',
      'POST /web/addOrder HTTP/1.1\r\nContent-Length: x\r\n\r\n',
    ]
    for (const bytes of garbage) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes))
        socket.on('error', () => resolve())
        socket.on('close', () => resolve())
        socket.resume()
      })
    }
    expect(await codeOf(get('/web/getBanner'))).toBe(7)
  })
})

describe('rate limits', () => {
  it('count orders per owner and other calls per address, and say how long to wait', async () => {
    const server = await startGateway({ rates: { ordersPerSecond: 3, callsPerSecond: 2 }, now: () => 0 })
    const codes = async (path: string, times: number, init?: RequestInit) =>
      Promise.all(Array.from({ length: times }, () => codeOf(fetch(server.origin + path, init))))
    const lever = { method: 'POST', headers: FORM, body: 'token=t&symbol=BTCPERP&leverage=5&cid=a' }
    const orders = await codes('/web/setLeverage', 10, lever)
    expect(orders.filter((code) => code === 0)).toHaveLength(6)
    expect(orders.filter((code) => code === 4029)).toHaveLength(4)
    const cancel = { method: 'POST', headers: FORM, body: 'token=t' }
    expect(await codes('/web/cancelAllOrder', 3, cancel)).toEqual([0, 0, 0])
    const calls = await codes('/web/getBanner', 10)
    expect(calls.filter((code) => code === 7)).toHaveLength(4)
    const refused = await envelopeOf(await fetch(`${server.origin}/web/getBanner`))
    expect(refused.message).toBe('Too many requests, try again in 1 s')
    await server.stop()
  })
})

describe('a server that is going down', () => {
  it('refuses calls and changes nothing', async () => {
    const server = await startGateway({ closing: () => true })
    expect(await codeOf(fetch(`${server.origin}/web/getBanner`))).toBe(5002)
    expect(server.seen).toHaveLength(0)
    await server.stop()
  })
})
