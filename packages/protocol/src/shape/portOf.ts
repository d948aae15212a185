import { utf8Decode } from './byteReader.ts'
import { CodecError } from './codecError.ts'
import { fieldsPort } from './fieldsPort.ts'
import type { Kind, RecordDefinition, WordKind } from './kinds.ts'
import { LEVELS, listPort, PRICES } from './listPort.ts'
import { amountPort, numberPort } from './numberPort.ts'
import type { Port } from './port.ts'
import { wordTable } from './wordPort.ts'

const FLAG_PORT: Port = {
  write(writer, value) {
    if (typeof value !== 'boolean') throw new CodecError('No flag')
    writer.u8(value ? 1 : 0)
  },
  read(reader) {
    const byte = reader.u8()
    if (byte > 1) throw new CodecError('No flag')
    return byte === 1
  },
}

const TEXT_PORT: Port = {
  write(writer, value) {
    if (typeof value !== 'string') throw new CodecError('No text')
    writer.text(value)
  },
  read: (reader) => utf8Decode(reader.raw(reader.count(1))),
}

/** Makes the port that writes and reads values of a kind. Throws a RangeError when the kind contradicts itself. */
function portOf(kind: Kind): Port {
  switch (kind.is) {
    case 'number':
      return numberPort(kind.wire)
    case 'amount':
      return amountPort(kind.wire)
    case 'text':
      return TEXT_PORT
    case 'flag':
      return FLAG_PORT
    case 'word':
      return wordPort(kind)
    case 'list':
      return listPort(portOf(kind.of))
    case 'levels':
      return LEVELS
    case 'prices':
      return PRICES
    case 'fields':
      return fieldsPort(kind.fields, portOf)
    case 'tuple':
      return tuplePort(kind.of.map(portOf))
    case 'orNull':
      return orNullPort(portOf(kind.of))
    case 'optional':
      return optionalPort(portOf(kind.of))
    case 'choice':
      return choicePort(kind.of)
  }
}

function wordPort(kind: WordKind): Port {
  const { numberOf, wordOf } = wordTable(kind)
  if (kind.bits <= 8) {
    return { write: (writer, word) => writer.u8(numberOf(word)), read: (reader) => wordOf(reader.u8()) }
  }
  return { write: (writer, word) => writer.u16(numberOf(word)), read: (reader) => wordOf(reader.u16()) }
}

function tuplePort(ports: readonly Port[]): Port {
  return {
    write(writer, value) {
      if (!Array.isArray(value) || value.length !== ports.length) throw new CodecError(`Not ${ports.length} values`)
      for (const [place, port] of ports.entries()) port.write(writer, value[place])
    },
    read: (reader) => ports.map((port) => port.read(reader)),
  }
}

function orNullPort(of: Port): Port {
  return {
    write(writer, value) {
      writer.u8(value === null ? 0 : 1)
      if (value !== null) of.write(writer, value)
    },
    read: (reader) => (FLAG_PORT.read(reader) === true ? of.read(reader) : null),
  }
}

function optionalPort(of: Port): Port {
  return {
    write(writer, value) {
      writer.u8(value === undefined ? 0 : 1)
      if (value !== undefined) of.write(writer, value)
    },
    read: (reader) => (FLAG_PORT.read(reader) === true ? of.read(reader) : undefined),
  }
}

/** A record among several: its number, then its fields. Throws a RangeError when two have one number or one type. */
export function choicePort(definitions: readonly RecordDefinition[]): Port {
  const byType = new Map<string, { readonly number: number; readonly port: Port }>()
  const byNumber = new Map<number, { readonly type: string; readonly port: Port }>()
  for (const { type, number, fields } of definitions) {
    if (byType.has(type) || byNumber.has(number)) throw new RangeError(`${type}: the name or number ${number} is taken`)
    const port = fieldsPort(fields, portOf)
    byType.set(type, { number, port })
    byNumber.set(number, { type, port })
  }
  return {
    write(writer, value) {
      const type = typeOf(value)
      const known = byType.get(type)
      if (!known) throw new CodecError(`Nothing is described as ${type}`)
      writer.varint(known.number)
      known.port.write(writer, value)
    },
    read(reader) {
      const number = reader.varint()
      const known = byNumber.get(number)
      if (!known) throw new CodecError(`Nothing has the number ${number}`)
      return Object.assign({ type: known.type }, known.port.read(reader))
    },
  }
}

function typeOf(value: unknown): string {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  if (typeof type !== 'string') throw new CodecError('A value without a type')
  return type
}
