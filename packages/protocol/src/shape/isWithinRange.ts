import { MAX_TICKS } from '@touchstone/quantities'
import type { Definition, RecordOf } from './definition.ts'
import type { Fields, Kind, RecordDefinition } from './kinds.ts'

/** Half of a character: such a text has no bytes. */
const LONE_SURROGATE = /\p{Cs}/u

/** Whether every field of a record has its type and is in the range described. Whatever a field holds, it does not throw. */
export function isWithinRange<D extends Definition>(definition: D, record: RecordOf<D>): boolean {
  return areWithin(definition.fields, record)
}

function areWithin(fields: Fields, record: unknown): boolean {
  if (typeof record !== 'object' || record === null) return false
  const values = new Map(Object.entries(record))
  return Object.entries(fields).every(([name, kind]) => isWithin(kind, values.get(name)))
}

function isWithin(kind: Kind, value: unknown): boolean {
  switch (kind.is) {
    case 'number':
      return isWhole(value, kind.min, kind.max)
    case 'amount':
      return typeof value === 'bigint' && value >= kind.min && value <= kind.max
    case 'text':
      return isText(value, kind.min, kind.max)
    case 'flag':
      return typeof value === 'boolean'
    case 'word':
      return typeof value === 'string' && kind.numbers.has(value)
    case 'list':
      return isListOf(value, kind.min, kind.max, (item) => isWithin(kind.of, item))
    case 'levels':
      return isListOf(value, 0, kind.max * 2, isSize) && Array.isArray(value) && value.length % 2 === 0
    case 'prices':
      return isListOf(value, 0, kind.max, isSize)
    case 'fields':
      return areWithin(kind.fields, value)
    case 'tuple':
      return areEach(kind.of, value)
    case 'orNull':
      return value === null || isWithin(kind.of, value)
    case 'optional':
      return value === undefined || isWithin(kind.of, value)
    case 'choice':
      return isChosen(kind.of, value)
  }
}

function isChosen(definitions: readonly RecordDefinition[], value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const chosen = definitions.find(({ type }) => type === value.type)
  return chosen !== undefined && areWithin(chosen.fields, value)
}

function areEach(kinds: readonly Kind[], value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== kinds.length) return false
  return kinds.every((kind, place) => isWithin(kind, value[place]))
}

function isListOf(value: unknown, least: number, most: number, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem)
}

/** Prices in ticks and quantities in lots, none of them zero, have one range. */
function isSize(value: unknown): boolean {
  return isWhole(value, 1, MAX_TICKS)
}

/** A whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** A text of `least` to `most` UTF-16 units that can be written down. */
export function isText(value: unknown, least: number, most: number): boolean {
  if (typeof value !== 'string' || value.length < least || value.length > most) return false
  return !LONE_SURROGATE.test(value)
}
