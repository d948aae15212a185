import type { ByteReader } from './byteReader.ts'
import type { ByteWriter } from './byteWriter.ts'
import { CodecError } from './codecError.ts'
import type { Port } from './port.ts'

/** The number of items, then each. Every item takes a byte at least, so that a false number is refused at once. */
export function listPort(of: Port): Port {
  return {
    write(writer, value) {
      const items = arrayOf(value)
      writer.varint(items.length)
      for (const item of items) of.write(writer, item)
    },
    read(reader) {
      const count = reader.count(1)
      const items: unknown[] = []
      for (let index = 0; index < count; index++) items.push(of.read(reader))
      return items
    },
  }
}

/** The number of levels, then each level's price as a difference from the one before, and its lots. */
export const LEVELS: Port = { write: (writer, value) => writeLevels(writer, numbersOf(value)), read: readLevels }

/** The number of prices, then each as a difference from the one before. */
export const PRICES: Port = { write: (writer, value) => writePrices(writer, numbersOf(value)), read: readPrices }

export function writeLevels(writer: ByteWriter, levels: readonly number[]): void {
  if (levels.length % 2 !== 0) throw new CodecError('A price without a quantity')
  writer.varint(levels.length >> 1)
  let last = 0
  for (let index = 0; index < levels.length; index += 2) {
    const ticks = price(levels[index] as number)
    writer.delta(ticks - last)
    writer.varint(levels[index + 1] as number)
    last = ticks
  }
}

export function readLevels(reader: ByteReader): number[] {
  const count = reader.count(2)
  const levels: number[] = []
  let last = 0
  for (let index = 0; index < count; index++) {
    last += reader.delta()
    levels.push(price(last), reader.varint())
  }
  return levels
}

export function writePrices(writer: ByteWriter, prices: readonly number[]): void {
  writer.varint(prices.length)
  let last = 0
  for (const ticks of prices) {
    writer.delta(price(ticks) - last)
    last = ticks
  }
}

export function readPrices(reader: ByteReader): number[] {
  const count = reader.count(1)
  const prices: number[] = []
  let last = 0
  for (let index = 0; index < count; index++) {
    last += reader.delta()
    prices.push(price(last))
  }
  return prices
}

function price(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new CodecError('A price outside of every range')
  return value
}

function arrayOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new CodecError('No list')
  return value
}

function numbersOf(value: unknown): readonly number[] {
  const items = arrayOf(value)
  if (!items.every((item) => typeof item === 'number')) throw new CodecError('A list of something else than numbers')
  return items
}
