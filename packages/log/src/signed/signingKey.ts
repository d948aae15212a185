import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing } from '../disk/disk.ts'
import { makeSecretFile } from '../disk/makeSecretFile.ts'
import { realDisk } from '../disk/realDisk.ts'

/** DER of an Ed25519 private key up to its 32 secret bytes (RFC 8410). */
const PRIVATE_KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const SEED_BYTES = 32

/** Checks Ed25519 signatures of one key. */
export interface VerifyingKey {
  /** First 16 hex digits of the SHA-256 of the public key's SPKI DER. */
  readonly keyId: string
  /** SPKI, PEM. */
  readonly publicKeyPem: string
  verify(message: Uint8Array, signature: Uint8Array): boolean
}

export interface SigningKey extends VerifyingKey {
  sign(message: Uint8Array): Uint8Array
}

export function verifyingKeyFromPem(publicKeyPem: string): VerifyingKey {
  return verifyingKey(createPublicKey(publicKeyPem))
}

/** The same key for the same 32 bytes; for tests and simulations. */
export function signingKeyFromSeed(seed: Uint8Array): SigningKey {
  if (seed.byteLength !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes`)
  const key = Buffer.concat([PRIVATE_KEY_PREFIX, seed])
  return signingKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }))
}

/** The key in this file, which is made, readable by its owner only, when it is not there. */
export async function loadOrCreateSigningKey(path: string): Promise<SigningKey> {
  const found = await load(path)
  if (found) return found
  await realDisk.makeDirectory(dirname(path))
  const { privateKey } = generateKeyPairSync('ed25519')
  await makeSecretFile(path, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString())
  const made = await load(path)
  if (!made) throw new Error(`${path} was made and is gone`)
  return made
}

async function load(path: string): Promise<SigningKey | null> {
  try {
    const { mode } = await stat(path)
    if ((mode & 0o077) !== 0) throw new Error(`${path} may be read by others; its mode must be 0600`)
    return signingKey(createPrivateKey(await readFile(path, 'utf8')))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function signingKey(privateKey: KeyObject): SigningKey {
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('the signing key is not an Ed25519 key')
  return { ...verifyingKey(createPublicKey(privateKey)), sign: (message) => sign(null, message, privateKey) }
}

function verifyingKey(publicKey: KeyObject): VerifyingKey {
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return {
    keyId: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicKeyPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    verify: (message, signature) => verify(null, message, publicKey, signature),
  }
}
