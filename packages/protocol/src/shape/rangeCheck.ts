import { MAX_TICKS } from '@touchstone/quantities'
import type { Fields, Kind, RecordDefinition } from './kinds.ts'

/** Whether a value has its type and is in the range described. A check throws for no value. */
type Check = (value: unknown) => boolean

/** Half of a character: such a text has no bytes. */
const LONE_SURROGATE = /\p{Cs}/u

/** Makes the check of a record: whether every field has its type and is in the range described. Made once, because some commands come often. */
export function rangeCheck({ fields }: RecordDefinition): Check {
  return fieldsCheck(fields)
}

function fieldsCheck(fields: Fields): Check {
  const checks = Object.entries(fields).map(([name, kind]) => ({ name, isWithin: checkOf(kind) }))
  return (value) => {
    if (!isRecord(value)) return false
    for (const { name, isWithin } of checks) if (!isWithin(value[name])) return false
    return true
  }
}

/** Whether a value has fields at all. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function checkOf(kind: Kind): Check {
  switch (kind.is) {
    case 'number':
      return numberCheck(kind.min, kind.max)
    case 'amount':
      return (value) => typeof value === 'bigint' && value >= kind.min && value <= kind.max
    case 'text':
      return (value) => isText(value, kind.min, kind.max)
    case 'flag':
      return (value) => typeof value === 'boolean'
    case 'word':
      return (value) => typeof value === 'string' && kind.numbers.has(value)
    case 'list':
      return listCheck(checkOf(kind.of), kind.min, kind.max)
    case 'levels':
      return levelsCheck(kind.max * 2)
    case 'prices':
      return listCheck(isSize, 0, kind.max)
    case 'fields':
      return fieldsCheck(kind.fields)
    case 'tuple':
      return tupleCheck(kind.of.map(checkOf))
    case 'orNull':
      return orCheck(null, checkOf(kind.of))
    case 'optional':
      return orCheck(undefined, checkOf(kind.of))
    case 'choice':
      return choiceCheck(kind.of)
  }
}

function numberCheck(min: number, max: number): Check {
  return (value) => isWhole(value, min, max)
}

function orCheck(none: null | undefined, isWithin: Check): Check {
  return (value) => value === none || isWithin(value)
}

function choiceCheck(definitions: readonly RecordDefinition[]): Check {
  const checks = new Map(definitions.map((definition) => [definition.type, rangeCheck(definition)]))
  return (value) => isRecord(value) && typeof value.type === 'string' && checks.get(value.type)?.(value) === true
}

function tupleCheck(checks: readonly Check[]): Check {
  return (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((isWithin, place) => isWithin(value[place]))
}

function listCheck(isItem: Check, least: number, most: number): Check {
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every((item) => isItem(item))
}

function levelsCheck(most: number): Check {
  const areSizes = listCheck(isSize, 0, most)
  return (value) => areSizes(value) && Array.isArray(value) && value.length % 2 === 0
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
