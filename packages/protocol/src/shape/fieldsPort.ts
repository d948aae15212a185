import type { ByteReader } from './byteReader.ts'
import type { ByteWriter } from './byteWriter.ts'
import { CodecError } from './codecError.ts'
import type { Fields, Kind } from './kinds.ts'
import type { Port } from './port.ts'
import { isRecord } from './rangeCheck.ts'
import { wordTable } from './wordPort.ts'

/** A word or flag within the packed bits of a record. */
interface Bits {
  readonly name: string
  readonly shift: number
  readonly mask: number
  numberOf(value: unknown): number
  meaningOf(number: number): unknown
}

const MOST_BITS = 31

/**
 * First all words and flags of the record, packed into as few bytes as they take, the first field lowest; then the other
 * fields in their order. Bits that mean nothing are zero.
 */
export function fieldsPort(fields: Fields, portOf: (kind: Kind) => Port): Port {
  const packed = packedOf(fields)
  const bits = packed.reduce((sum, { mask }) => sum + 32 - Math.clz32(mask), 0)
  if (bits > MOST_BITS) throw new RangeError(`${bits} bits of words and flags, at most ${MOST_BITS}`)
  const bytes = (bits + 7) >> 3
  const others = Object.entries(fields)
    .filter(([, kind]) => !isPacked(kind))
    .map(([name, kind]) => ({ name, port: portOf(kind) }))
  return {
    write(writer, value) {
      const record = recordOf(value)
      writePacked(writer, packed, bytes, record)
      for (const { name, port } of others) port.write(writer, record[name])
    },
    read(reader) {
      const record: Record<string, unknown> = {}
      readPacked(reader, packed, bytes, bits, record)
      for (const { name, port } of others) {
        const value = port.read(reader)
        if (value !== undefined) record[name] = value
      }
      return record
    },
  }
}

function isPacked(kind: Kind): boolean {
  return kind.is === 'word' || kind.is === 'flag'
}

function packedOf(fields: Fields): readonly Bits[] {
  const packed: Bits[] = []
  let shift = 0
  for (const [name, kind] of Object.entries(fields)) {
    if (kind.is === 'word') {
      const { numberOf, wordOf } = wordTable(kind)
      packed.push({ name, shift, mask: (1 << kind.bits) - 1, numberOf, meaningOf: wordOf })
      shift += kind.bits
    } else if (kind.is === 'flag') {
      packed.push({ name, shift, mask: 1, numberOf: flagNumber, meaningOf: (number) => number === 1 })
      shift += 1
    }
  }
  return packed
}

function flagNumber(value: unknown): number {
  if (typeof value !== 'boolean') throw new CodecError('No flag')
  return value ? 1 : 0
}

function writePacked(
  writer: ByteWriter,
  packed: readonly Bits[],
  bytes: number,
  record: Readonly<Record<string, unknown>>,
) {
  let all = 0
  for (const { name, shift, numberOf } of packed) all |= numberOf(record[name]) << shift
  for (let byte = 0; byte < bytes; byte++) writer.u8((all >>> (8 * byte)) & 0xff)
}

function readPacked(
  reader: ByteReader,
  packed: readonly Bits[],
  bytes: number,
  bits: number,
  record: Record<string, unknown>,
): void {
  let all = 0
  for (let byte = 0; byte < bytes; byte++) all |= reader.u8() << (8 * byte)
  if (all >>> bits !== 0) throw new CodecError('Bits that mean nothing')
  for (const { name, shift, mask, meaningOf } of packed) record[name] = meaningOf((all >>> shift) & mask)
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new CodecError('A value instead of fields')
  return value
}
