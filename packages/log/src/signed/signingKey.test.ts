import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadOrCreateSigningKey, signingKeyFromSeed, verifyingKeyFromPem } from './signingKey.ts'

describe('the signing key', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-key-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  it('is made once, for its owner only, and found again', async () => {
    const path = join(directory, 'keys', 'signing.pem')
    const made = await loadOrCreateSigningKey(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await loadOrCreateSigningKey(path)).keyId).toBe(made.keyId)
    expect(await readdir(join(directory, 'keys'))).toEqual(['signing.pem'])
  })

  it('is one key when two make it at once', async () => {
    const path = join(directory, 'signing.pem')
    const keys = await Promise.all([loadOrCreateSigningKey(path), signAfterLoading(path)])
    expect((await loadOrCreateSigningKey(path)).keyId).toBe(keys[1])
  })

  it('is refused when others may read it or it is none', async () => {
    const path = join(directory, 'signing.pem')
    await loadOrCreateSigningKey(path)
    await chmod(path, 0o640)
    await expect(loadOrCreateSigningKey(path)).rejects.toThrow('0600')
    await rm(path)
    await writeFile(path, 'no key', { mode: 0o600 })
    await expect(loadOrCreateSigningKey(path)).rejects.toThrow()
  })

  it('signs what its public half verifies', () => {
    const key = signingKeyFromSeed(new Uint8Array(32).fill(7))
    const publicHalf = verifyingKeyFromPem(key.publicKeyPem)
    const signature = key.sign(Buffer.from('message'))
    expect(publicHalf.keyId).toBe(key.keyId)
    expect(publicHalf.verify(Buffer.from('message'), signature)).toBe(true)
    expect(publicHalf.verify(Buffer.from('Message'), signature)).toBe(false)
    expect(key.keyId).toMatch(/^[0-9a-f]{16}$/)
    expect(() => signingKeyFromSeed(new Uint8Array(31))).toThrow('32 bytes')
  })
})

async function signAfterLoading(path: string): Promise<string> {
  return (await loadOrCreateSigningKey(path)).keyId
}
