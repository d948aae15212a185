import { describe, expect, it } from 'vitest'
import { CallError, NetworkError } from './callError.ts'
import { type ClientOptions, createClient, socketAddress } from './client.ts'
import { type EnvelopeReactions, type RefusalPlace, reactToEnvelope } from './envelopeReactions.ts'
import { requestToken } from './requestToken.ts'
import type { FormRequest } from './sendForm.ts'

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** A server that answers every call with `answer`, and tells what it was sent. */
function clientOf(
  answer: (sent: Sent) => Response | Promise<Response>,
  { requestTimeoutMs = 60_000, ...options }: Partial<ClientOptions> & { readonly requestTimeoutMs?: number } = {},
) {
  const sent: Sent[] = []
  const fetchInstead = async (url: string, init: RequestInit = {}) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body instanceof URLSearchParams ? init.body.toString() : '',
    }
    sent.push(request)
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    return Promise.race([answer(request), aborted])
  }
  const client = createClient({
    config: { apiHost: 'https://api.example', basePath: '/web', wsPath: '/ws', requestTimeoutMs },
    token: () => 'secret',
    language: () => 'de',
    requestToken: () => 'abc123',
    fetch: fetchInstead as typeof fetch,
    ...options,
  })
  return { client, sent }
}

function envelope(value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { headers })
}

const ok = (data: unknown, sequence = 0) =>
  envelope({ code: 7, message: '', data }, sequence > 0 ? { 'x-sequence': String(sequence) } : {})

describe('a call', () => {
  it('sends a call that has a POST twin as a form when asked to, so that nothing of it stands in the address', async () => {
    const { client, sent } = clientOf(() => ok({ ttl: 300, resendAfter: 60 }))
    await client.call('getCode', { type: 'stepup' }, { asForm: true })
    expect(sent).toEqual([
      expect.objectContaining({
        url: 'https://api.example/web/getCode',
        method: 'POST',
        body: 'type=stepup&token=secret&lang=de&rtoken=abc123',
      }),
    ])
  })

  it('sends a GET with its fields and the common ones in the query', async () => {
    const { client, sent } = clientOf(() => ok({ list: [], reference: 0 }))
    await expect(client.call('getKline', { symbol: 'BTCUSDT', period: '1m' })).resolves.toEqual({
      list: [],
      reference: 0,
    })
    expect(sent).toEqual([
      {
        url: 'https://api.example/web/getKline?symbol=BTCUSDT&period=1m&token=secret&lang=de&rtoken=abc123',
        method: 'GET',
        headers: { 'x-token': 'secret' },
        body: '',
      },
    ])
  })

  it('sends a POST as a form, and no token when there is none', async () => {
    const { client, sent } = clientOf(() => ok({}), { token: () => '' })
    await client.call('userLogin', { account: 'a b', password: 'x&y' } as never)
    expect(sent[0]).toEqual({
      url: 'https://api.example/web/userLogin',
      method: 'POST',
      headers: {},
      body: 'account=a+b&password=x%26y&lang=de&rtoken=abc123',
    })
  })

  it('asks history for what it has seen, in this session only', async () => {
    let token = 'one'
    const { client, sent } = clientOf(() => ok({}, sent.length === 1 ? 41 : 40), { token: () => token })
    await client.call('getAsset2', {})
    await client.call('getAsset2', {})
    client.sawSequence(50)
    await client.call('getAsset2', {})
    token = 'two'
    await client.call('getAsset2', {})
    expect(sent.map(({ headers }) => headers['x-min-sequence'])).toEqual([undefined, '41', '50', undefined])
  })

  it('rejects a refusal with its code, after the page has seen it', async () => {
    const seen: string[] = []
    const { client } = clientOf(() => envelope({ code: 3001, message: 'Insufficient balance', data: null }), {
      onEnvelope: ({ code }, call, refusal) => seen.push(`${call} ${code} ${refusal}`),
    })
    const failed = await client.call('cancelAllOrder', {}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(CallError)
    expect(failed).toMatchObject({ code: 3001, message: 'Insufficient balance', call: 'cancelAllOrder' })
    await client.call('cancelOrder', { orderNo: '1' }, { refusal: 'here' }).catch(() => undefined)
    expect(seen).toEqual(['cancelAllOrder 3001 page', 'cancelOrder 3001 here'])
  })

  it('does not tell the page that a session is over which it has left', async () => {
    const seen: number[] = []
    let token = 'before'
    const { client, sent } = clientOf(() => envelope({ code: 1000, message: '', data: null }), {
      token: () => token,
      onEnvelope: ({ code }) => seen.push(code),
    })
    const asked = client.call('getAsset2', {})
    token = 'after'
    await expect(asked).rejects.toBeInstanceOf(CallError)
    await expect(client.call('logout', {}, { token: 'before' })).rejects.toBeInstanceOf(CallError)
    expect(seen).toEqual([])
    await expect(client.call('getAsset2', {})).rejects.toBeInstanceOf(CallError)
    expect(seen).toEqual([1000])
    expect(sent.map(({ headers }) => headers['x-token'])).toEqual(['before', 'before', 'after'])
  })

  it('rejects when nobody answers in time, when the line is down, and when the answer is not ours', async () => {
    const problems: string[] = []
    const onNetworkError = (error: NetworkError) => problems.push(error.problem)
    const never = clientOf(() => new Promise<Response>(() => undefined), { onNetworkError, requestTimeoutMs: 20 })
    await expect(never.client.call('getAsset2', {})).rejects.toBeInstanceOf(NetworkError)
    const down = clientOf(() => Promise.reject(new TypeError('fetch failed')), { onNetworkError })
    await expect(down.client.call('getAsset2', {})).rejects.toMatchObject({ problem: 'offline' })
    const page = clientOf(() => new Response('<html>'), { onNetworkError })
    await expect(page.client.call('getAsset2', {})).rejects.toMatchObject({ problem: 'unreadable' })
    const other = clientOf(() => envelope({ hello: 1 }), { onNetworkError })
    await expect(other.client.call('getAsset2', {})).rejects.toMatchObject({ problem: 'unreadable' })
    expect(problems).toEqual(['timeout', 'offline', 'unreadable', 'unreadable'])
  })

  it('that the page itself cancels is not reported', async () => {
    const problems: string[] = []
    const { client } = clientOf(() => new Promise<Response>(() => undefined), {
      onNetworkError: ({ problem }) => problems.push(problem),
    })
    const controller = new AbortController()
    const call = client.call('getAsset2', {}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ problem: 'canceled' })
    expect(problems).toEqual([])
  })
})

describe('an answer', () => {
  function reactionsTo(code: number, more: object = {}, refusal: RefusalPlace = 'page'): string[] {
    const said: string[] = []
    const reactions: EnvelopeReactions = {
      success: (message) => said.push(`success ${message}`),
      warning: (message) => said.push(`warning ${message}`),
      logInAgain: (title, message) => said.push(`again ${title} ${message}`),
      logOut: (seconds) => said.push(`out ${seconds}`),
    }
    reactToEnvelope({ code, message: '', data: null, ...more }, refusal, reactions)
    return said
  }

  it('makes the page react as its code says', () => {
    expect(reactionsTo(0)).toEqual([])
    expect(reactionsTo(0, { message: 'Saved' })).toEqual(['success Saved'])
    expect(reactionsTo(7, { message: 'Saved' })).toEqual([])
    expect(reactionsTo(1, { message: 'Careful' })).toEqual(['warning Careful'])
    expect(reactionsTo(4242)).toEqual(['warning Request error'])
    expect(reactionsTo(1000)).toEqual(['out 2'])
    expect(reactionsTo(1000, { time: 5 })).toEqual(['out 5'])
    expect(reactionsTo(2000, { title: 'T', message: 'm' })).toEqual(['again T m'])
  })

  it('that is a refusal shown where it was asked says nothing more, unless it concerns the session', () => {
    expect(reactionsTo(4101, { message: 'no' }, 'here')).toEqual([])
    expect(reactionsTo(0, { message: 'Saved' }, 'here')).toEqual(['success Saved'])
    expect(reactionsTo(1000, {}, 'here')).toEqual(['out 2'])
    expect(reactionsTo(2000, { title: 'T', message: 'm' }, 'here')).toEqual(['again T m'])
  })
})

it('request tokens are 6 to 16 letters and digits, and differ', () => {
  const tokens = Array.from({ length: 200 }, requestToken)
  for (const token of tokens) expect(token).toMatch(/^[a-z0-9]{6,16}$/)
  expect(new Set(tokens).size).toBe(200)
})

it('the socket lives where the calls do', () => {
  expect(socketAddress({ apiHost: '', wsPath: '/ws' }, 'http://localhost:8080')).toBe('ws://localhost:8080/ws')
  expect(socketAddress({ apiHost: 'https://api.example', wsPath: '/ws' }, 'http://x')).toBe('wss://api.example/ws')
})

describe('an upload', () => {
  const picture = new Blob(['bytes'], { type: 'image/png' })

  it('sends its fields before its file, with the token in the header only', async () => {
    const sent: FormRequest[] = []
    const shares: number[] = []
    const { client } = clientOf(() => ok({}), {
      sendForm: async (request) => {
        sent.push(request)
        request.onProgress(0.5)
        return { code: 7, message: '', data: { id: 'i', url: '/files/t' } }
      },
    })
    const saved = await client.upload(picture, 'kyc_front', { onProgress: (share) => void shares.push(share) })
    expect(saved).toEqual({ id: 'i', url: '/files/t' })
    expect(shares).toEqual([0.5])
    expect(sent).toMatchObject([{ address: 'https://api.example/web/saveImage', headers: { 'x-token': 'secret' } }])
    expect([...(sent[0]?.body.keys() ?? [])]).toEqual(['use', 'lang', 'rtoken', 'file'])
  })

  it('rejects like a call: refused, without an answer, or taken back', async () => {
    const answers: (() => Promise<unknown>)[] = [
      async () => ({ code: 4301, message: 'no picture', data: null }),
      async () => Promise.reject(new Error('no connection')),
      async () => 'nonsense',
    ]
    const { client } = clientOf(() => ok({}), { sendForm: async () => answers.shift()?.() })
    await expect(client.upload(picture, 'proof')).rejects.toMatchObject({ name: 'CallError', code: 4301 })
    await expect(client.upload(picture, 'proof')).rejects.toMatchObject({ problem: 'offline' })
    await expect(client.upload(picture, 'proof')).rejects.toMatchObject({ problem: 'unreadable' })
    const signal = AbortSignal.abort()
    const gone = clientOf(() => ok({}), { sendForm: async () => Promise.reject(new Error('aborted')) })
    await expect(gone.client.upload(picture, 'proof', { signal })).rejects.toMatchObject({ problem: 'canceled' })
  })
})
