import { hkdfSync } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type LoadKeysOptions, loadKey } from '../crypto/keyFiles.ts'

/** Secrets of the operators' own: nothing that protects customers helps against them. */
export interface OperatorKeys {
  readonly password: Buffer
  /** Seals the secrets of authenticator apps. */
  readonly factor: Buffer
}

const KEY_BYTES = 32

export async function loadOperatorKeys({ keysDirectory, create }: LoadKeysOptions): Promise<OperatorKeys> {
  if (create) await mkdir(keysDirectory, { recursive: true, mode: 0o700 })
  const key = await loadKey(join(keysDirectory, 'operators.key'), create)
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES))
  return { password: derived('operator passwords'), factor: derived('operator factors') }
}
