import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
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

  it('are the same when many make them at once', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, () => loadKeys({ keysDirectory, create: true })))
    for (const each of keys) expect(each).toEqual(keys[0])
    expect((await readdir(keysDirectory)).sort()).toEqual(['password.key', 'transaction-password.key'])
  })

  it('are there whole or not at all, however often one looks while they are made', async () => {
    const path = join(keysDirectory, 'password.key')
    const lengths = new Set<number>()
    let isMaking = true
    const making = loadKeys({ keysDirectory, create: true }).finally(() => {
      isMaking = false
    })
    while (isMaking) {
      if (existsSync(path)) lengths.add(readFileSync(path).length)
      await setImmediate()
    }
    await making
    expect([...lengths]).toEqual([65])
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
