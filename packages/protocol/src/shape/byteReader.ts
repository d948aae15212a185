import { wholeQuotient } from '@touchstone/quantities'
import { CodecError } from './codecError.ts'

const TWO_32 = 0x1_0000_0000
/** 2^21: the high word of a 53-bit number stays below it. */
const HIGH_LIMIT = 0x20_0000
/** Longer than any valid amount, so that the exchange refuses an amount that is too large, and not the codec. */
export const MAX_AMOUNT_BYTES = 16

/** Reads the bytes of a {@link ByteWriter}. Every read checks the end; a false length cannot make it allocate. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.#at = from
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  u8(): number {
    this.#need(1)
    return this.#bytes[this.#at++] as number
  }

  u16(): number {
    this.#need(2)
    const value = (this.#bytes[this.#at] as number) | ((this.#bytes[this.#at + 1] as number) << 8)
    this.#at += 2
    return value
  }

  u32(): number {
    this.#need(4)
    const bytes = this.#bytes
    const at = this.#at
    this.#at = at + 4
    const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16)
    return (low | ((bytes[at + 3] as number) << 24)) >>> 0
  }

  u53(): number {
    const low = this.u32()
    const high = this.u32()
    if (high >= HIGH_LIMIT) throw new CodecError('A number above 2^53')
    return high * TWO_32 + low
  }

  i64(): bigint {
    const low = this.u32()
    const high = this.u32()
    // Nearly all amounts are below 2^53, where a number carries the sum exactly: one bigint instead of four.
    if (high < HIGH_LIMIT) return BigInt(high * TWO_32 + low)
    return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low))
  }

  varint(): number {
    let value = 0
    let scale = 1
    for (let count = 0; count < 8; count++) {
      const byte = this.u8()
      value += (byte & 0x7f) * scale
      if (byte < 0x80) {
        if (value > Number.MAX_SAFE_INTEGER) throw new CodecError('A number above 2^53')
        if (byte === 0 && count > 0) throw new CodecError('A number longer than it needs to be')
        return value
      }
      scale *= 0x80
    }
    throw new CodecError('A number without an end')
  }

  signed(): number {
    const first = this.u8()
    let value = (first & 0x7f) >>> 1
    if (first >= 0x80) {
      const rest = this.varint()
      if (rest === 0) throw new CodecError('A number longer than it needs to be')
      value += rest * 0x40
      if (value > Number.MAX_SAFE_INTEGER) throw new CodecError('A number above 2^53')
    }
    if ((first & 1) === 0) return value
    if (value === 0) throw new CodecError('A zero with a sign')
    return -value
  }

  signedAmount(): bigint {
    const length = this.u8()
    const negative = length >= 0x80
    const bytes = this.raw(length & 0x7f)
    if (bytes.length > MAX_AMOUNT_BYTES || (bytes.length > 0 && bytes[bytes.length - 1] === 0))
      throw new CodecError('An amount longer than it needs or may be')
    let value = 0n
    for (let at = bytes.length - 1; at >= 0; at--) value = (value << 8n) | BigInt(bytes[at] as number)
    if (negative && value === 0n) throw new CodecError('A zero with a sign')
    return negative ? -value : value
  }

  delta(): number {
    const value = this.varint()
    return value % 2 === 0 ? wholeQuotient(value, 2) : -wholeQuotient(value + 1, 2)
  }

  /** A count of things that take at least `bytesEach` bytes: refused when that many cannot follow. */
  count(bytesEach: number): number {
    const value = this.varint()
    if (value * bytesEach > this.left) throw new CodecError(`${value} items announced, too few bytes left`)
    return value
  }

  text(): string {
    return utf8Decode(this.raw(this.count(1)))
  }

  /** A view of the next `length` bytes. */
  raw(length: number): Uint8Array {
    this.#need(length)
    const view = this.#bytes.subarray(this.#at, this.#at + length)
    this.#at += length
    return view
  }

  /** Refuses bytes behind the end. */
  end(): void {
    if (this.left !== 0) throw new CodecError(`${this.left} bytes behind the end`)
  }

  #need(count: number): void {
    if (this.#at + count > this.#bytes.length) throw new CodecError('The bytes end too early')
  }
}

/** Strict UTF-8: overlong forms, surrogates and broken sequences are refused. */
export function utf8Decode(bytes: Uint8Array): string {
  const parts: string[] = []
  let at = 0
  while (at < bytes.length) {
    const first = bytes[at++] as number
    const extra = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1
    if (extra < 0 || at + extra > bytes.length) throw new CodecError('Text that is not UTF-8')
    let point = extra === 0 ? first : first & (0x3f >>> extra)
    for (let index = 0; index < extra; index++) {
      const next = bytes[at++] as number
      if ((next & 0xc0) !== 0x80) throw new CodecError('Text that is not UTF-8')
      point = (point << 6) | (next & 0x3f)
    }
    const smallest = extra === 3 ? 0x10000 : extra === 2 ? 0x800 : 0
    if (point < smallest || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
      throw new CodecError('Text that is not UTF-8')
    parts.push(String.fromCodePoint(point))
  }
  return parts.join('')
}
