import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drawKey, type LoadKeysOptions, loadKey } from '../../crypto/keyFiles.ts'

/** Secrets mixed into each hash, so that a stolen database alone is of no use. */
export interface IdentityKeys {
  readonly password: Buffer
  readonly transactionPassword: Buffer
  readonly verificationCode: Buffer
  /** Seals the secrets of authenticator apps and hashes recovery codes. */
  readonly factor: Buffer
  /** For answers to security questions. */
  readonly answer: Buffer
}

/** Reads the keys from files that only this user may read. Losing a file makes every password of that kind useless. */
export async function loadKeys({ keysDirectory, create }: LoadKeysOptions): Promise<IdentityKeys> {
  if (create) await mkdir(keysDirectory, { recursive: true, mode: 0o700 })
  const password = await loadKey(join(keysDirectory, 'password.key'), create)
  const transactionPassword = await loadKey(join(keysDirectory, 'transaction-password.key'), create)
  return {
    password,
    transactionPassword,
    verificationCode: drawKey(password, 'verification codes'),
    factor: drawKey(password, 'second factors'),
    answer: drawKey(password, 'security answers'),
  }
}
