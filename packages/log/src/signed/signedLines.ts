import { fromHex, toHex } from '../disk/hex.ts'
import type { LineFormat } from '../disk/lineFile.ts'
import type { SigningKey, VerifyingKey } from './signingKey.ts'

export interface Signature {
  readonly keyId: string
  /** Ed25519, lower-case hex. */
  readonly signature: string
}

export interface SignedLines<Body extends object> {
  /** Keeps a signature from being used for anything else. */
  readonly purpose: string
  /** The body with its fields in their one order, or null when the value does not have its shape. */
  readonly parse: (value: object) => Body | null
  /** Whether a row may follow another. */
  readonly follows: (row: Body, before: Body) => boolean
}

export function signBody<Body extends object>(lines: SignedLines<Body>, body: Body, key: SigningKey): Body & Signature {
  const { keyId } = key
  return { ...body, keyId, signature: toHex(key.sign(messageOf(lines.purpose, body, keyId))) }
}

/** True when one of the keys signed exactly this. */
export function isSigned<Body extends object>(
  lines: SignedLines<Body>,
  row: Body & Signature,
  keys: readonly VerifyingKey[],
): boolean {
  const key = keys.find(({ keyId }) => keyId === row.keyId)
  const body = lines.parse(row)
  const signature = fromHex(row.signature)
  if (!key || !body || toHex(signature) !== row.signature) return false
  return key.verify(messageOf(lines.purpose, body, row.keyId), signature)
}

export function signedFormat<Body extends object>(
  lines: SignedLines<Body>,
  keys: readonly VerifyingKey[],
): LineFormat<Body & Signature> {
  return {
    encode: (row) => JSON.stringify(row),
    decode: (line, before) => {
      const row = parseRow(lines, line)
      if (!row || !isSigned(lines, row, keys)) return null
      return before === null || lines.follows(row, before) ? row : null
    },
  }
}

/** Null unless the line is exactly how we would have written the row, so that no byte goes unchecked. */
function parseRow<Body extends object>(lines: SignedLines<Body>, line: string): (Body & Signature) | null {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null || !('keyId' in value) || !('signature' in value)) return null
    const { keyId, signature } = value
    if (typeof keyId !== 'string' || typeof signature !== 'string') return null
    const body = lines.parse(value)
    const row = body && { ...body, keyId, signature }
    return row && JSON.stringify(row) === line ? row : null
  } catch {
    return null
  }
}

function messageOf(purpose: string, body: object, keyId: string): Uint8Array {
  return Buffer.from(`${purpose}\n${keyId}\n${JSON.stringify(body)}`)
}
