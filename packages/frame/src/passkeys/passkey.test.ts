import { afterEach, expect, it, vi } from 'vitest'
import { makePasskey, passkeyObstacle, passkeyProblem } from './passkey.ts'

afterEach(() => vi.unstubAllGlobals())

it('says before anything is asked for why no passkey can be made', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(passkeyObstacle('exchange.example')).toBe('unsupported')
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  for (const numbers of ['127.0.0.1', '[::1]']) expect(passkeyObstacle(numbers)).toBe('wrongAddress')
  expect([passkeyObstacle('exchange.example'), passkeyObstacle('localhost')]).toEqual([undefined, undefined])
})

it('says why there is none, and nothing of other errors', async () => {
  const problem = async () => passkeyProblem(await makePasskey('').catch((error: unknown) => error))
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(await problem()).toBe('unsupported')
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  expect(await problem()).toBe('wrongAddress')
  expect(passkeyProblem(new Error('offline'))).toBeUndefined()
})
