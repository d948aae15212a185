import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartUpProblem } from '../../errors/startUpProblem.ts'
import { loadKeys } from './keys.ts'

describe('the key files', () => {
  let keysDirectory: string
  beforeEach(async () => {
    keysDirectory = await mkdtemp(join(tmpdir(), 'touchstone-keys-'))
  })
  afterEach(() => rm(keysDirectory, { recursive: true, force: true }))

  it('are made once in the sandbox, for this user only, and differ from each other', async () => {
    const first = await loadKeys({ keysDirectory, create: true })
    const again = await loadKeys({ keysDirectory, create: true })
    expect(again).toEqual(first)
    expect(new Set(Object.values(first).map((key: Buffer) => key.toString('hex'))).size).toBe(Object.keys(first).length)
    for (const file of ['password.key', 'transaction-password.key']) {
      expect((await stat(join(keysDirectory, file))).mode & 0o777).toBe(0o600)
      expect(await readFile(join(keysDirectory, file), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    }
  })

  it('are the same when two processes make them at once', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => loadKeys({ keysDirectory, create: true })))
    expect(a).toEqual(b)
  })

  it('must be there in production', async () => {
    const missing = loadKeys({ keysDirectory, create: false })
    await expect(missing).rejects.toThrow(StartUpProblem)
    await expect(missing).rejects.toThrow('password.key cannot be read')
  })

  it('must not be readable by other users, nor hold anything else', async () => {
    await loadKeys({ keysDirectory, create: true })
    const path = join(keysDirectory, 'password.key')
    await chmod(path, 0o640)
    await expect(loadKeys({ keysDirectory, create: true })).rejects.toThrow('can be read by other users')
    await chmod(path, 0o600)
    await writeFile(path, 'short')
    await expect(loadKeys({ keysDirectory, create: true })).rejects.toThrow('64 hexadecimal digits')
  })
})
