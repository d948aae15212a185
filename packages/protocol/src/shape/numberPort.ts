import type { Amount } from '@touchstone/quantities'
import type { ByteReader } from './byteReader.ts'
import type { ByteWriter } from './byteWriter.ts'
import { CodecError } from './codecError.ts'
import type { NumberWire } from './kinds.ts'
import type { Port } from './port.ts'

const WRITERS: { readonly [Wire in NumberWire]: (writer: ByteWriter, value: number) => void } = {
  signed: (writer, value) => writer.signed(value),
  unsigned: (writer, value) => writer.varint(value),
  2: (writer, value) => writer.u16(value),
  4: (writer, value) => writer.u32(value),
  8: (writer, value) => writer.u53(value),
}

const READERS: { readonly [Wire in NumberWire]: (reader: ByteReader) => number } = {
  signed: (reader) => reader.signed(),
  unsigned: (reader) => reader.varint(),
  2: (reader) => reader.u16(),
  4: (reader) => reader.u32(),
  8: (reader) => reader.u53(),
}

/** Any whole number that the wire can carry, in the range described or not. */
export function numberPort(wire: NumberWire): Port {
  const write = WRITERS[wire]
  return {
    write(writer, value) {
      if (typeof value !== 'number') throw new CodecError('No number')
      write(writer, value)
    },
    read: READERS[wire],
  }
}

export function amountPort(wire: 'signed' | 8): Port {
  return {
    write(writer, value) {
      if (typeof value !== 'bigint') throw new CodecError('No amount')
      if (wire === 'signed') writer.signedAmount(value)
      else writer.i64(notNegative(value))
    },
    read: (reader) => (wire === 'signed' ? reader.signedAmount() : notNegative(reader.i64())),
  }
}

function notNegative(amount: Amount): Amount {
  if (amount < 0n) throw new CodecError('A negative amount')
  return amount
}
