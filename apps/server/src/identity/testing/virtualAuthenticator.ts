import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Faults that an authenticator may be told to commit. */
export interface Misbehaviour {
  readonly origin?: string
  /** Count to report in place of the next one. */
  readonly counter?: number
}

/** A passkey in memory: makes itself known, and signs. Counts its uses like a security key. */
export interface VirtualAuthenticator {
  readonly id: string
  /** Answers options of startPasskey; JSON text, as the browser would send. */
  create(options: string, misbehaviour?: Misbehaviour): string
  /** Answers options to prove it. */
  get(options: string, misbehaviour?: Misbehaviour): string
}

const ORIGIN = 'http://localhost:8080'
const PRESENT_AND_VERIFIED = 0b0000_0101
const WITH_CREDENTIAL = 0b0100_0000

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** Just enough CBOR: small integers, byte strings, texts and maps. */
function cbor(value: number | Buffer | string | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  if (length < 256) return Buffer.from([type | 24, length])
  return Buffer.from([type | 25, length >> 8, length & 0xff])
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0]],
      [-3, coordinates[1]],
    ]),
  )
}

export function createVirtualAuthenticator(): VirtualAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  let uses = 0

  const clientData = (type: string, options: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const answer = (response: Record<string, string | string[]>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    create: (options, { origin = ORIGIN } = {}) => {
      const length = Buffer.from([0, rawId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)])
      const flags = PRESENT_AND_VERIFIED | WITH_CREDENTIAL
      const authData = Buffer.concat([authenticatorData(JSON.parse(options).rp.id, flags, 0), credential])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    get: (options, { origin = ORIGIN, counter = ++uses } = {}) => {
      const data = clientData('webauthn.get', options, origin)
      const authData = authenticatorData(JSON.parse(options).rpId, PRESENT_AND_VERIFIED, counter)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
