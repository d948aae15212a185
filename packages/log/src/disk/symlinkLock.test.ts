import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFileJournal } from '../journal/openFileJournal.ts'
import { currentIdentity, formatIdentity, livenessOf, parseIdentity } from './processIdentity.ts'
import { realDisk } from './realDisk.ts'
import { takeSymlinkLock } from './symlinkLock.ts'

const HOLDER = fileURLToPath(new URL('../testing/holdLock.ts', import.meta.url))

describe('the lock of a folder', () => {
  let directory: string
  let path: string
  const children: ChildProcess[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-lock-'))
    path = join(directory, 'LOCK')
  })
  afterEach(async () => {
    for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  })

  /** The first line another process says about the lock. */
  async function otherProcess(): Promise<{ child: ChildProcess; said: string }> {
    const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    if (!child.stdout) throw new Error('the child has no output')
    const [said] = await once(createInterface({ input: child.stdout }), 'line')
    return { child, said: String(said) }
  }

  async function endNow(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  it('has one holder and is free after release', async () => {
    const lock = await takeSymlinkLock(path)
    await expect(takeSymlinkLock(path)).rejects.toMatchObject({ name: 'DiskLocked', path })
    await lock.release()
    await lock.release()
    await (await takeSymlinkLock(path)).release()
    expect(await readdir(directory)).toEqual([])
  })

  it('keeps a second journal out with a clear error', async () => {
    const options = { directory, disk: realDisk, segmentBytes: 8192 }
    const journal = await openFileJournal(options)
    const holder = `held by process ${process.pid}, which is running`
    await expect(openFileJournal(options)).rejects.toThrow(holder)
    await journal.close()
    await (await openFileJournal(options)).close()
  })

  it('is refused while another process holds it, and taken over when that one was killed', async () => {
    const { child, said } = await otherProcess()
    expect(said).toBe('held')
    await expect(takeSymlinkLock(path)).rejects.toThrow(`held by process ${child.pid}`)
    await endNow(child)
    await (await takeSymlinkLock(path)).release()
  })

  it('goes to exactly one of many who find the holder dead', async () => {
    const { child } = await otherProcess()
    await endNow(child)
    const inProcess = Array.from({ length: 20 }, () => takeSymlinkLock(path).catch(() => null))
    const [others, own] = await Promise.all([
      Promise.all([otherProcess(), otherProcess(), otherProcess()]),
      Promise.all(inProcess),
    ])
    const winners = own.filter((lock) => lock !== null).length + others.filter(({ said }) => said === 'held').length
    expect(winners).toBe(1)
    const [holder] = await readdir(directory)
    expect(holder).toBe('LOCK')
  })

  it('is not taken from a holder who cannot be checked', async () => {
    for (const [field, value] of [
      ['host', 'elsewher'],
      ['namespace', '1'],
    ]) {
      await symlink(formatIdentity({ ...currentIdentity(), pid: 999_999_999, [String(field)]: value }), path)
      await expect(takeSymlinkLock(path)).rejects.toThrow('another machine or in another container')
      await rm(path)
    }
    await writeFile(path, 'not ours')
    await expect(takeSymlinkLock(path)).rejects.toThrow('is not a lock of ours')
    await rm(path)
    await symlink('something', path)
    await expect(takeSymlinkLock(path)).rejects.toThrow('names no process')
  })

  it('is taken over when whoever was taking it over died as well', async () => {
    const gone = { ...currentIdentity(), pid: 999_999_999 }
    await symlink(formatIdentity(gone), path)
    for (const attempt of [1, 2]) {
      const burier = { ...currentIdentity(), pid: 999_999_998 }
      await symlink(formatIdentity(burier), `${path}.burial-${gone.token}-${attempt}`)
    }
    const lock = await takeSymlinkLock(path)
    expect(await readdir(directory)).toEqual(['LOCK'])
    expect(parseIdentity(await readlink(path))?.pid).toBe(process.pid)
    await lock.release()
  })

  it('waits for a living one who is taking it over', async () => {
    const gone = { ...currentIdentity(), pid: 999_999_999 }
    await symlink(formatIdentity(gone), path)
    await symlink(formatIdentity(currentIdentity()), `${path}.burial-${gone.token}-1`)
    await expect(takeSymlinkLock(path)).rejects.toThrow('which is running')
  })
})

describe('whether a holder lives', () => {
  const self = currentIdentity()

  it('is told by process number, start, boot, namespace and machine', () => {
    expect(livenessOf(self, self)).toBe('alive')
    expect(livenessOf({ ...self, pid: 999_999_999 }, self)).toBe('dead')
    expect(livenessOf({ ...self, started: '1' }, self)).toBe('dead')
    expect(livenessOf({ ...self, boot: 'earlier' }, self)).toBe('dead')
    expect(livenessOf({ ...self, namespace: '1' }, self)).toBe('unknowable')
    expect(livenessOf({ ...self, host: 'other' }, self)).toBe('unknowable')
  })

  it('is written so that it reads back', () => {
    expect(parseIdentity(formatIdentity(self))).toEqual(self)
    for (const text of ['', 'a.b.c', '0.1.2.3.4.5', `${formatIdentity(self)}.more`]) {
      expect(parseIdentity(text)).toBeNull()
    }
  })
})
