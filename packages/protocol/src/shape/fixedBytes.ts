import { highWord } from '@touchstone/quantities'
import { CodecError } from './codecError.ts'

const TWO_32 = 0x1_0000_0000
/** 2^21: the high word of a 53-bit number stays below it. */
const HIGH_LIMIT = 0x20_0000

/**
 * The bytes of records of one fixed length, for the most frequent commands: one buffer in which each record is written and read in
 * turn, so that nothing grows and the end is checked once. Numbers are those of `ByteWriter`: whole, little-endian, anything else a
 * {@link CodecError}.
 */
export class FixedBytes {
  readonly #bytes: Uint8Array
  readonly #view: DataView

  constructor(length: number) {
    const memory = new ArrayBuffer(length)
    this.#bytes = new Uint8Array(memory)
    this.#view = new DataView(memory)
  }

  /** Takes a record's bytes in, to be read. */
  load(bytes: Uint8Array): void {
    if (bytes.length !== this.#bytes.length) throw new CodecError(`Not ${this.#bytes.length} bytes`)
    this.#bytes.set(bytes)
  }

  /** The bytes of a record whose every number has just been written. */
  copy(): Uint8Array {
    return new Uint8Array(this.#bytes)
  }

  setU8(at: number, value: number): void {
    if ((value & 0xff) !== value) throw unfit(value)
    this.#bytes[at] = value
  }

  setU16(at: number, value: number): void {
    if ((value & 0xffff) !== value) throw unfit(value)
    this.#view.setUint16(at, value, true)
  }

  setU32(at: number, value: number): void {
    if (value >>> 0 !== value) throw unfit(value)
    this.#view.setUint32(at, value, true)
  }

  /** 0 to 2^53 - 1 in eight bytes. */
  setU53(at: number, value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw unfit(value)
    this.#view.setUint32(at, value >>> 0, true)
    this.#view.setUint32(at + 4, highWord(value), true)
  }

  /** 0 to 2^63 - 1 in eight bytes. */
  setAmount(at: number, value: bigint): void {
    if (typeof value !== 'bigint' || value < 0n || BigInt.asIntN(64, value) !== value) throw unfit(value)
    this.#view.setBigInt64(at, value, true)
  }

  u8(at: number): number {
    return this.#view.getUint8(at)
  }

  u16(at: number): number {
    return this.#view.getUint16(at, true)
  }

  u32(at: number): number {
    return this.#view.getUint32(at, true)
  }

  u53(at: number): number {
    const high = this.#view.getUint32(at + 4, true)
    if (high >= HIGH_LIMIT) throw new CodecError('A number above 2^53')
    return high * TWO_32 + this.#view.getUint32(at, true)
  }

  amount(at: number): bigint {
    // Mostly there is none, and then no bigint is made.
    if (this.#view.getUint32(at, true) === 0 && this.#view.getUint32(at + 4, true) === 0) return 0n
    const value = this.#view.getBigInt64(at, true)
    if (value < 0n) throw new CodecError('A negative amount')
    return value
  }
}

function unfit(value: number | bigint): CodecError {
  return new CodecError(`${value} is not a whole number that fits`)
}
