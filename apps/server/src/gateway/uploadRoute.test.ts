import { request } from 'node:http'
import type { Envelope } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_LIMIT_BYTES } from './request/multipartRequest.ts'
import { type GatewayServer, SESSION, startGateway } from './testing/gatewayServer.ts'

describe('the upload call', () => {
  let server: GatewayServer
  /** Sizes of the files that reached the handler. */
  const received: number[] = []
  /** Told of each call that reached the handler, before its file is read. */
  let onReading = () => {}
  beforeAll(async () => {
    server = await startGateway({
      handlers: {
        saveImage: async (_request, context) => {
          onReading()
          received.push((await context.upload?.())?.length ?? -1)
          return { id: 'x', url: '' }
        },
      },
      resolveSession: (token) => Promise.resolve(token === 'good' ? SESSION : 'expired'),
    })
  })
  afterAll(() => server.stop())

  const formOf = (fields: Readonly<Record<string, string>>, bytes?: number): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (bytes !== undefined) form.append('file', new Blob([Buffer.alloc(bytes)]), 'picture.jpg')
    return form
  }
  const send = async (body: FormData | string, headers: Record<string, string> = {}): Promise<number> => {
    const answer = await fetch(`${server.origin}/web/saveImage`, { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as Envelope<unknown>).code
  }

  it('takes a file with its fields, by the token in either place', async () => {
    expect(await send(formOf({ use: 'kyc_front', token: 'good' }, 100))).toBe(7)
    expect(await send(formOf({ use: 'kyc_front' }, 200), { 'x-token': 'good' })).toBe(7)
    expect(received.splice(0)).toEqual([100, 200])
  })

  it('takes files under 8 MB and no larger ones', async () => {
    expect(await send(formOf({ use: 'kyc_front', token: 'good' }, UPLOAD_LIMIT_BYTES - 1))).toBe(7)
    for (const more of [0, 1, 1_000_000, UPLOAD_LIMIT_BYTES])
      expect(await send(formOf({ use: 'kyc_front', token: 'good' }, UPLOAD_LIMIT_BYTES + more))).toBe(4301)
    expect(received.splice(0)).toEqual([UPLOAD_LIMIT_BYTES - 1])
  })

  it('keeps the rules of every other call, and reads no file of whom it refuses', async () => {
    const good = { use: 'kyc_front', token: 'good' }
    expect(await send(formOf({ use: 'kyc_front' }, 3_000_000))).toBe(4103)
    expect(await send(formOf({ use: 'kyc_front', token: 'old' }, 3_000_000))).toBe(1000)
    expect(await send(formOf(good, 3_000_000), { 'sec-fetch-site': 'cross-site' })).toBe(4110)
    expect(await send(formOf({ use: 'selfie', token: 'good' }, 10))).toBe(4001)
    expect(await send(formOf({ token: 'good' }, 10))).toBe(4001)
    const twice = formOf(good, 10)
    twice.set('file', 'x')
    twice.append('use', 'kyc_back')
    expect(await send(twice)).toBe(4001)
    expect(await send(formOf({ ...good, lang: 'x'.repeat(600) }, 10))).toBe(4001)
    expect(received.splice(0)).toEqual([])
    const get = await fetch(`${server.origin}/web/saveImage?token=good`)
    expect(((await get.json()) as Envelope<unknown>).code).toBe(4005)
  })

  it('lives through forms that are none', async () => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=x', 'x-token': 'good' }
    for (const body of [
      '',
      '--x',
      '--x--',
      '--x\r\ncontent-disposition: form-data; name="use"\r\n\r\nkyc_front',
      'x'.repeat(1_000),
    ])
      expect(await send(body, boundary)).toBe(4001)
    for (const token of ['good', 'unknown'])
      expect(await send('x', { 'content-type': 'multipart/form-data', 'x-token': token })).toBe(4001)
    const early =
      '--x\r\ncontent-disposition: form-data; name="use"\r\n\r\nkyc_front\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc'
    expect(await send(early, boundary)).toBe(4001)
    expect(server.log()).not.toContain('"level":50')
    expect(await send('{}', { 'content-type': 'application/json' })).toBe(4015)
    expect(
      await send(formOf({ __proto__: 'x', constructor: 'y', use: 'kyc_front', token: 'good' }, 5)),
    ).toBeGreaterThan(0)
    received.splice(0)
    expect(await send(formOf({ use: 'kyc_front', token: 'good' }, 7))).toBe(7)
    expect(received.splice(0)).toEqual([7])
  })

  it('lives through callers that hang up in the middle of their file', async () => {
    const start =
      '--x\r\ncontent-disposition: form-data; name="use"\r\n\r\nkyc_front\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc'
    await new Promise<void>((resolve) => {
      const outgoing = request(`${server.origin}/web/saveImage`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-token': 'good', 'content-length': '100000' },
      })
      outgoing.on('error', () => resolve())
      outgoing.on('close', () => resolve())
      onReading = () => void outgoing.destroy()
      outgoing.write(start)
    })
    onReading = () => {}
    expect(await send(formOf({ use: 'kyc_front', token: 'good' }, 9))).toBe(7)
    expect(received.splice(0).at(-1)).toBe(9)
  })

  it('is the only call that takes such forms', async () => {
    const answer = await fetch(`${server.origin}/web/userLogin`, { method: 'POST', body: formOf({ account: 'a' }) })
    expect(((await answer.json()) as Envelope<unknown>).code).toBe(4015)
  })
})
