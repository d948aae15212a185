import { readdir, readlink, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type DiskLock, DiskLocked, diskErrorCode, isMissing } from './disk.ts'
import {
  currentIdentity,
  formatIdentity,
  type Liveness,
  livenessOf,
  type ProcessIdentity,
  parseIdentity,
} from './processIdentity.ts'

/**
 * An exclusive lock as a symbolic link whose target names the holder. Making a link is atomic, carries its content from
 * the first moment, and needs no free block, so it works on a full disk.
 *
 * Taking over from a dead holder T: the first process to make the link `LOCK.burial-T-1` (or `-n+1` when burier n is dead
 * too) alone may remove T's lock, and does so only after reading once more that the lock is still T's. Tokens are
 * never used twice, so a slow burier finds another token and removes nothing. Then all race to make the lock anew.
 * The one assumption is that a holder is never taken for dead while alive; see `livenessOf`.
 */
export async function takeSymlinkLock(path: string): Promise<DiskLock> {
  const self = currentIdentity()
  for (;;) {
    if (await makeLink(path, self)) return holdLock(path, self)
    const holder = await holderOf(path)
    if (holder === null) continue
    assertDead(path, holder, livenessOf(holder, self))
    await bury(path, holder, self)
  }
}

async function holdLock(path: string, self: ProcessIdentity): Promise<DiskLock> {
  await removeOldBurials(path)
  let held = true
  return {
    release: async () => {
      if (!held) return
      held = false
      const holder = await holderOf(path)
      if (holder?.token === self.token) await rm(path, { force: true })
    },
  }
}

/** False when the name is taken. */
async function makeLink(path: string, identity: ProcessIdentity): Promise<boolean> {
  try {
    await symlink(formatIdentity(identity), path)
    return true
  } catch (error) {
    if (diskErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function holderOf(path: string): Promise<ProcessIdentity | null> {
  let target: string
  try {
    target = await readlink(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw new DiskLocked(path, `${path} is not a lock of ours; remove it if no process uses the folder`)
  }
  const holder = parseIdentity(target)
  if (holder) return holder
  throw new DiskLocked(path, `${path} names no process we can check; remove it if no process uses the folder`)
}

function assertDead(path: string, holder: ProcessIdentity, liveness: Liveness): void {
  if (liveness === 'dead') return
  if (liveness === 'alive') throw new DiskLocked(path, `${path} is held by process ${holder.pid}, which is running`)
  const where = `process ${holder.pid} on another machine or in another container`
  throw new DiskLocked(path, `${path} is held by ${where}; remove it only when that one has certainly ended`)
}

async function bury(path: string, dead: ProcessIdentity, self: ProcessIdentity): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const burial = `${path}.burial-${dead.token}-${attempt}`
    if (await makeLink(burial, self)) break
    const burier = await holderOf(burial)
    if (burier === null) return
    assertDead(burial, burier, livenessOf(burier, self))
  }
  const holder = await holderOf(path)
  if (holder?.token === dead.token) await rm(path, { force: true })
}

/** Burials of earlier holders are of no more use once somebody holds the lock: their tokens never come back. */
async function removeOldBurials(path: string): Promise<void> {
  const prefix = `${basename(path)}.burial-`
  for (const name of await readdir(dirname(path))) {
    if (name.startsWith(prefix)) await rm(join(dirname(path), name), { force: true })
  }
}
