import { afterEach, expect, it, vi } from 'vitest'
import { passkeyObstacle } from './passkey.ts'

afterEach(() => vi.unstubAllGlobals())

it('says before anything is asked for why no passkey can be made', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(passkeyObstacle('exchange.example')).toBe('This browser or device cannot hold passkeys')
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  for (const numbers of ['127.0.0.1', '[::1]'])
    expect(passkeyObstacle(numbers)).toBe(
      'Passkeys do not work at this address: open the site by its name, not by its number',
    )
  expect([passkeyObstacle('exchange.example'), passkeyObstacle('localhost')]).toEqual([undefined, undefined])
})
