import { readSources } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import { formatDecimal, parseDecimal } from '@touchstone/quantities'
import { bytesOfHex, hexOfBytes, sourcesIn } from './readBlock.ts'

export type Proof = CallData<'getBooksProof'>
export type Sums = CallData<'getBooks'>['sums']
type Checkpoint = NonNullable<Proof['checkpoint']>
type Receipt = NonNullable<Proof['receipt']>

export type StepName = 'key' | 'signature' | 'receipt' | 'block' | 'price' | 'sums'

/** One thing that was checked: what the exchange told, and what this browser found. */
export interface Step {
  readonly name: StepName
  readonly told: string
  readonly found: string
  readonly holds: boolean
}

/** The page has no WebCrypto (it is not served over https), or the browser knows no Ed25519. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify'
}

const PURPOSE = 'touchstone checkpoint 1'
const KEY_ID_DIGITS = 16
const MOST_DECIMALS = 18

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  const text = atob(pem.replace(/-----[^-]+-----|\s/g, ''))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

async function importKey(der: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify'])
  } catch (error) {
    throw new CannotVerify(error instanceof Error ? error.message : String(error))
  }
}

/** What was signed, byte for byte: packages/log/FORMAT.md. */
function messageOf({ keyId, sequence, time, chainHash, stateHash }: Checkpoint): Uint8Array<ArrayBuffer> {
  const body = JSON.stringify({ sequence, time, chainHash, stateHash })
  return new TextEncoder().encode(`${PURPOSE}\n${keyId}\n${body}`)
}

async function signed(name: 'signature' | 'receipt', checkpoint: Checkpoint, key: CryptoKey): Promise<Step> {
  const signature = bytesOfHex(checkpoint.signature)
  const holds = await crypto.subtle.verify('Ed25519', key, signature, messageOf(checkpoint))
  return { name, told: String(checkpoint.sequence), found: checkpoint.stateHash, holds }
}

async function hashed({ block, checkpoint }: Receipt): Promise<Step> {
  const found = await sha256(bytesOfHex(block))
  return { name: 'block', told: checkpoint.chainHash, found, holds: found === checkpoint.chainHash }
}

/** The price worked out from what the sources said, with the engine's own arithmetic. */
function priced({ block, sequence, index, minimumSources, tickSize, priceDecimals, price }: Receipt): Step {
  const found = priceIn()
  return { name: 'price', told: price, found, holds: found === price }

  function priceIn(): string {
    try {
      const tick = parseDecimal(tickSize, priceDecimals) ?? 0n
      const { price: ticks } = readSources(sourcesIn(bytesOfHex(block), sequence, index), minimumSources)
      return ticks === 0 ? '' : formatDecimal(BigInt(ticks) * tick, priceDecimals)
    } catch {
      // A block that was altered on its way is no longer a list of commands.
      return ''
    }
  }
}

/** A decimal as a whole number of 10^-18. */
function units(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  const amount = BigInt(whole + fraction.padEnd(MOST_DECIMALS, '0'))
  return decimal.startsWith('-') ? -amount : amount
}

function balanced(sums: Sums): Step {
  const even = sums.filter(({ customers, house, outside }) => units(customers) + units(house) + units(outside) === 0n)
  return { name: 'sums', told: String(sums.length), found: String(even.length), holds: even.length === sums.length }
}

/**
 * Checks with WebCrypto alone: that the signing key is the published one, the newest checkpoint's signature, the receipt's signature, block
 * and price, and that the sums are zero. What there is not yet is left out. Throws {@link CannotVerify}.
 */
export async function verifyBooks({ publicKey, checkpoint, receipt }: Proof, sums: Sums): Promise<readonly Step[]> {
  if (globalThis.crypto?.subtle === undefined) throw new CannotVerify('no WebCrypto')
  const der = derOf(publicKey)
  const key = await importKey(der)
  const keyId = (await sha256(der)).slice(0, KEY_ID_DIGITS)
  const steps: Step[] = []
  if (checkpoint) {
    steps.push({ name: 'key', told: checkpoint.keyId, found: keyId, holds: checkpoint.keyId === keyId })
    steps.push(await signed('signature', checkpoint, key))
  }
  if (receipt) steps.push(await signed('receipt', receipt.checkpoint, key), await hashed(receipt), priced(receipt))
  return [...steps, balanced(sums)]
}

/** The same proof with one digit of the state's fingerprint and one byte of the block changed: what a forger would hand out. */
export function forged({ checkpoint, receipt, ...rest }: Proof): Proof {
  const turned = (digit: string) => (digit === '0' ? '1' : '0')
  return {
    ...rest,
    checkpoint: checkpoint && {
      ...checkpoint,
      stateHash: `${turned(checkpoint.stateHash.slice(0, 1))}${checkpoint.stateHash.slice(1)}`,
    },
    receipt: receipt && { ...receipt, block: `${receipt.block.slice(0, -1)}${turned(receipt.block.slice(-1))}` },
  }
}
