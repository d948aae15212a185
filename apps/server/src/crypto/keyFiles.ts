import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSecretFile } from '@touchstone/log'
import { StartUpProblem } from '../errors/startUpProblem.ts'

export interface LoadKeysOptions {
  readonly keysDirectory: string
  /** Make missing keys (the sandbox); otherwise a missing key is a start-up problem. */
  readonly create: boolean
}

/** Files that production expects an operator to have made, and copied elsewhere, before its first start. */
export const KEY_NAMES = ['password', 'transaction-password', 'files', 'operators'] as const

const KEY_BYTES = 32
const ANY_OTHER_USER = 0o077

/** Another key for one purpose, drawn from one of the files. */
export function drawKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))
}

/** Reads every key that production needs before anything is opened, so that an operator hears of all of them at once. */
export async function checkKeys(keysDirectory: string): Promise<void> {
  const missing = KEY_NAMES.map((name) => `${name}.key`).filter((file) => !existsSync(join(keysDirectory, file)))
  if (missing.length > 0)
    throw new StartUpProblem(
      `production needs keys that an operator makes; ${keysDirectory} lacks ${missing.join(', ')}. For a new installation make each with: (umask 077; openssl rand -hex 32 > FILE). Where it ran before, put them back from a copy: new keys would make every password useless`,
    )
  for (const name of KEY_NAMES) await loadKey(join(keysDirectory, `${name}.key`), false)
}

/** One key of 256 bits from its file; made first when `create`. Throws StartUpProblem. */
export async function loadKey(path: string, create: boolean): Promise<Buffer> {
  if (create) await createKey(path)
  let text: string
  try {
    const { mode } = await stat(path)
    if (process.platform !== 'win32' && (mode & ANY_OTHER_USER) !== 0)
      throw new StartUpProblem(`the key file ${path} can be read by other users: chmod 600 it`)
    text = (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof StartUpProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartUpProblem(`the key file ${path} cannot be read: ${reason} (make one with: openssl rand -hex 32)`)
  }
  if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
  throw new StartUpProblem(`the key file ${path} must hold 64 hexadecimal digits and nothing else`)
}

/** Leaves an existing key alone. On the medium before it is used: a key that vanishes would lock everybody out. */
async function createKey(path: string): Promise<void> {
  if (existsSync(path)) return
  try {
    await makeSecretFile(path, `${randomBytes(KEY_BYTES).toString('hex')}\n`)
  } catch (error) {
    throw new StartUpProblem(`the key file ${path} cannot be made: ${error instanceof Error ? error.message : error}`)
  }
}
