import fc from 'fast-check'
import type { Fields, Kind, NumberKind, RecordDefinition } from '../kinds.ts'

/** `range`: records as described; `wire`: all records that the bytes can carry, in range or not. */
export type Scope = 'range' | 'wire'

const MOST_ITEMS = 9
const MOST_CHARACTERS = 40
const WIRE_AMOUNT = (1n << 128n) - 1n

/** Records of a definition, made from its fields alone. */
export function arbitraryRecord(definition: RecordDefinition, scope: Scope): fc.Arbitrary<unknown> {
  return arbitraryFields(definition.fields, scope).map((record) => ({ type: definition.type, ...record }))
}

function arbitraryFields(fields: Fields, scope: Scope): fc.Arbitrary<object> {
  const entries = Object.entries(fields).map(([name, kind]) => [name, arbitraryOf(kind, scope)] as const)
  return fc.record(Object.fromEntries(entries)).map((record) => {
    return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
  })
}

function arbitraryOf(kind: Kind, scope: Scope): fc.Arbitrary<unknown> {
  switch (kind.is) {
    case 'number':
      return scope === 'range' ? fc.integer({ min: kind.min, max: kind.max }) : carriedNumber(kind)
    case 'amount':
      return fc.bigInt(amountEdges(kind, scope))
    case 'text':
      return arbitraryText(kind, scope)
    case 'flag':
      return fc.boolean()
    case 'word':
      return fc.constantFrom(...kind.numbers.keys())
    case 'list':
      return fc.array(arbitraryOf(kind.of, scope), itemEdges(kind, scope))
    case 'levels':
      return fc
        .array(fc.tuple(price(scope), price(scope)), { maxLength: Math.min(kind.max, MOST_ITEMS) })
        .map((pairs) => pairs.flat())
    case 'prices':
      return fc.array(price(scope), { maxLength: Math.min(kind.max, MOST_ITEMS) })
    case 'fields':
      return arbitraryFields(kind.fields, scope)
    case 'tuple':
      return fc.tuple(...kind.of.map((each) => arbitraryOf(each, scope)))
    case 'orNull':
      return fc.option(arbitraryOf(kind.of, scope), { nil: null })
    case 'optional':
      return fc.option(arbitraryOf(kind.of, scope), { nil: undefined })
    case 'choice':
      return fc.oneof(...kind.of.map((definition) => arbitraryRecord(definition, scope)))
  }
}

function carriedNumber({ wire }: NumberKind): fc.Arbitrary<number> {
  if (wire === 'signed') return fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -200, max: 200 }))
  if (wire === 'unsigned' || wire === 8) return fc.oneof(fc.maxSafeNat(), fc.nat(200))
  return fc.integer({ min: 0, max: 2 ** (8 * wire) - 1 })
}

function amountEdges(kind: { readonly min: bigint; readonly max: bigint; readonly wire: 'signed' | 8 }, scope: Scope) {
  if (scope === 'range') return { min: kind.min, max: kind.max }
  return kind.wire === 8 ? { min: 0n, max: (1n << 63n) - 1n } : { min: -WIRE_AMOUNT, max: WIRE_AMOUNT }
}

function itemEdges(kind: { readonly min: number; readonly max: number }, scope: Scope) {
  return { minLength: scope === 'range' ? kind.min : 0, maxLength: Math.min(kind.max, MOST_ITEMS) }
}

function arbitraryText(kind: { readonly min: number; readonly max: number }, scope: Scope): fc.Arbitrary<string> {
  const text = fc.string({ unit: 'binary', maxLength: MOST_CHARACTERS })
  return scope === 'wire' ? text : text.filter(({ length }) => length >= kind.min && length <= kind.max)
}

function price(scope: Scope): fc.Arbitrary<number> {
  return scope === 'range' ? fc.integer({ min: 1, max: 0x7fff_ffff }) : fc.nat(0xffff_ffff)
}
