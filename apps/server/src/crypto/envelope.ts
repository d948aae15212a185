import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Something encrypted with a key of its own, and that key encrypted with the key from the key file. */
export interface Sealed {
  /** Without it nobody reads the body again, not even with the key file: deleting it is deleting the body. Base64url. */
  readonly wrappedKey: string
  readonly body: Buffer
}

/** Thrown for an envelope that was changed, moved to another owner or use, or sealed with another key file. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

function encrypt(key: Buffer, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, context: string, sealed: Buffer): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealBroken('the seal is incomplete')
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new SealBroken('the seal is broken')
  }
}

/** AES-256-GCM envelopes. `context` names owner and use; it is not secret, and opening needs the same one. */
export interface Envelopes {
  seal(context: string, plain: Buffer): Sealed
  /** Throws {@link SealBroken}. */
  open(context: string, sealed: Sealed): Buffer
  /** The same for a text, in one piece that fits a column. */
  sealText(context: string, plain: string): string
  /** Throws {@link SealBroken}. */
  openText(context: string, sealed: string): string
}

export function createEnvelopes(keyEncryptionKey: Buffer): Envelopes {
  const seal: Envelopes['seal'] = (context, plain) => {
    const key = randomBytes(KEY_BYTES)
    const wrappedKey = encrypt(keyEncryptionKey, `key of ${context}`, key).toString('base64url')
    return { wrappedKey, body: encrypt(key, context, plain) }
  }
  const open: Envelopes['open'] = (context, { wrappedKey, body }) => {
    const key = decrypt(keyEncryptionKey, `key of ${context}`, Buffer.from(wrappedKey, 'base64url'))
    return decrypt(key, context, body)
  }
  return {
    seal,
    open,
    sealText: (context, plain) => {
      const { wrappedKey, body } = seal(context, Buffer.from(plain))
      return `${wrappedKey}.${body.toString('base64url')}`
    },
    openText: (context, sealed) => {
      const [wrappedKey = '', body = ''] = sealed.split('.')
      return open(context, { wrappedKey, body: Buffer.from(body, 'base64url') }).toString()
    },
  }
}
