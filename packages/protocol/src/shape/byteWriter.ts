import { highWord, wholeQuotient } from '@touchstone/quantities'
import { MAX_AMOUNT_BYTES } from './byteReader.ts'
import { CodecError } from './codecError.ts'

/** Appends little-endian numbers to bytes that grow as needed. Whole numbers only; anything else is a {@link CodecError}. */
export class ByteWriter {
  #bytes: Uint8Array
  #at = 0

  constructor(capacity = 64) {
    this.#bytes = new Uint8Array(capacity)
  }

  u8(value: number): void {
    this.#room(1)
    this.#bytes[this.#at++] = range(value, 0xff)
  }

  u16(value: number): void {
    range(value, 0xffff)
    this.#room(2)
    this.#bytes[this.#at++] = value
    this.#bytes[this.#at++] = value >>> 8
  }

  u32(value: number): void {
    this.#word(range(value, 0xffff_ffff))
  }

  /** 0 to 2^53 - 1 in eight bytes. */
  u53(value: number): void {
    range(value, Number.MAX_SAFE_INTEGER)
    this.#word(value >>> 0)
    this.#word(highWord(value))
  }

  /** -2^63 to 2^63 - 1 in eight bytes. */
  i64(value: bigint): void {
    if (BigInt.asIntN(64, value) !== value) throw new CodecError(`${value} does not fit 64 bits`)
    this.#word(Number(value & 0xffff_ffffn))
    this.#word(Number((value >> 32n) & 0xffff_ffffn))
  }

  /** 0 to 2^53 - 1, seven bits a byte, small numbers in few bytes. */
  varint(value: number): void {
    range(value, Number.MAX_SAFE_INTEGER)
    this.#room(8)
    let rest = value
    while (rest >= 0x80) {
      this.#bytes[this.#at++] = (rest % 0x80) | 0x80
      rest = wholeQuotient(rest, 0x80)
    }
    this.#bytes[this.#at++] = rest
  }

  /** A difference of either sign, zigzag coded: 0, -1, 1, -2 … become 0, 1, 2, 3 … */
  delta(value: number): void {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** -(2^53 - 1) to 2^53 - 1: the sign in the lowest bit, then six bits, then seven bits a byte as in {@link varint}. */
  signed(value: number): void {
    const size = range(Math.abs(value), Number.MAX_SAFE_INTEGER)
    const low = size % 0x40
    const rest = wholeQuotient(size, 0x40)
    this.u8((rest > 0 ? 0x80 : 0) | (low << 1) | (value < 0 ? 1 : 0))
    if (rest > 0) this.varint(rest)
  }

  /** An amount of up to 16 bytes: their number with the sign in the highest bit, then the bytes. */
  signedAmount(value: bigint): void {
    const bytes: number[] = []
    for (let rest = value < 0n ? -value : value; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 0xffn))
    if (bytes.length > MAX_AMOUNT_BYTES) throw new CodecError(`${value} does not fit ${MAX_AMOUNT_BYTES} bytes`)
    this.u8(bytes.length | (value < 0n ? 0x80 : 0))
    this.raw(Uint8Array.from(bytes))
  }

  /** Text with its length in front. */
  text(value: string): void {
    const encoded = utf8Encode(value)
    this.varint(encoded.length)
    this.raw(encoded)
  }

  raw(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.#at)
    this.#at += bytes.length
  }

  /** Appends what another has written, which is then empty and keeps its room. */
  take(other: ByteWriter): void {
    const { length } = other
    this.raw(other.#bytes.subarray(0, length))
    // A full buffer cannot be reused: `bytes` has handed it out.
    if (length === other.#bytes.length) other.#bytes = new Uint8Array(length)
    other.#at = 0
  }

  get length(): number {
    return this.#at
  }

  /** The bytes written so far. Writing more afterwards does not change them. */
  bytes(): Uint8Array {
    return this.#at === this.#bytes.length ? this.#bytes : this.#bytes.slice(0, this.#at)
  }

  #word(value: number): void {
    this.#room(4)
    const bytes = this.#bytes
    const at = this.#at
    bytes[at] = value
    bytes[at + 1] = value >>> 8
    bytes[at + 2] = value >>> 16
    bytes[at + 3] = value >>> 24
    this.#at = at + 4
  }

  #room(count: number): void {
    if (this.#at + count <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + count))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}

function range(value: number, max: number): number {
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new CodecError(`${value} is not a whole number up to ${max}`)
  return value
}

/** UTF-8 by hand: the core has no TextEncoder. Lone surrogates are refused, so that the text read equals the text written. */
function utf8Encode(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let at = 0
  for (const character of text) {
    const point = character.codePointAt(0) as number
    if (point >= 0xd800 && point <= 0xdfff) throw new CodecError('Text with a lone surrogate')
    if (point < 0x80) {
      bytes[at++] = point
    } else if (point < 0x800) {
      bytes[at++] = 0xc0 | (point >>> 6)
      bytes[at++] = 0x80 | (point & 0x3f)
    } else if (point < 0x10000) {
      bytes[at++] = 0xe0 | (point >>> 12)
      bytes[at++] = 0x80 | ((point >>> 6) & 0x3f)
      bytes[at++] = 0x80 | (point & 0x3f)
    } else {
      bytes[at++] = 0xf0 | (point >>> 18)
      bytes[at++] = 0x80 | ((point >>> 12) & 0x3f)
      bytes[at++] = 0x80 | ((point >>> 6) & 0x3f)
      bytes[at++] = 0x80 | (point & 0x3f)
    }
  }
  return bytes.slice(0, at)
}
