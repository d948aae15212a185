import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCodec } from './codec.ts'
import { CodecError } from './codecError.ts'
import { choice, define, type RecordOf } from './definition.ts'
import {
  amount,
  fields,
  fixed,
  fixedAmount,
  flag,
  id,
  levels,
  list,
  optional,
  orNull,
  prices,
  type RecordDefinition,
  text,
  ticks,
  tuple,
  unsigned,
  whole,
  word,
} from './kinds.ts'
import { rangeCheck } from './rangeCheck.ts'
import { arbitraryRecord } from './testing/arbitraryRecord.ts'
import { wordsOf } from './wordsByNumber.ts'

const Plant = define(1, 'Plant', 'A tree is planted.', { name: text(1, 20), height: whole(-5, 500, 'cm') })
const Fell = define(300, 'Fell', 'A tree is felled.', { tree: id() })
const Everything = define(2, 'Everything', 'Every kind of field.', {
  near: whole(0, 10),
  side: word({ left: 0, right: 1 }, 1),
  season: word({ spring: 1, summer: 4 }, 3),
  wet: flag(),
  fixed2: fixed(2, whole(0, 0xffff)),
  fixed4: fixed(4, ticks()),
  fixed8: fixed(8, id()),
  unsigned: unsigned(id(0)),
  change: amount(-5n),
  paid: fixedAmount(),
  told: optional(id()),
  pair: tuple(id(0), flag()),
  perhaps: orNull(word({ oak: 3001, elm: 5 }, 16)),
  names: list(text(), 5),
  seasons: list(word({ spring: 1, summer: 4 }), 4),
  wets: list(flag(), 4),
  quotes: levels(6),
  sources: prices(6),
  plot: fields({ width: whole(1, 9), sunny: flag(), inner: fields({ depth: id() }) }),
  act: choice([Plant, Fell]),
})
const GARDEN = [Plant, Fell, Everything]
const CODEC = createCodec(GARDEN)
const EVERYTHING: RecordOf<typeof Everything> = {
  type: 'Everything',
  near: 3,
  side: 'right',
  season: 'summer',
  wet: true,
  fixed2: 1,
  fixed4: 2,
  fixed8: 3,
  unsigned: 4,
  change: -3n,
  paid: 5n,
  pair: [1, true],
  perhaps: 'oak',
  names: ['ash'],
  seasons: ['spring'],
  wets: [false],
  quotes: [10, 1, 9, 2],
  sources: [7, 8],
  plot: { width: 2, sunny: false, inner: { depth: 9 } },
  act: { type: 'Fell', tree: 6 },
}

type Garden = RecordOf<(typeof GARDEN)[number]>
const records: fc.Arbitrary<unknown> = fc.oneof(...GARDEN.map((definition) => arbitraryRecord(definition, 'wire')))

function encode(record: unknown): Uint8Array {
  return CODEC.encode(record as Garden)
}

/** `value` with the field replaced. */
function having(name: string, value: unknown): RecordOf<typeof Everything> {
  return { ...EVERYTHING, [name]: value }
}

describe('the bytes of a described record', () => {
  test('reading gives back what was written', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(CODEC.decode(encode(record))).toEqual(record)
      }),
      { seed: 41, numRuns: 2000 },
    )
  })

  test('changed bytes are refused, or are the very bytes of what they are read as', () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }))
    fc.assert(
      fc.property(records, fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(3), (record, changes, cut) => {
        const bytes = encode(record).slice()
        for (const [at, flip] of changes) bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ flip
        const short = bytes.subarray(0, bytes.length - cut)
        let read: Garden
        try {
          read = CODEC.decode(short)
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError)
          return
        }
        expect(CODEC.encode(read)).toEqual(short)
      }),
      { seed: 42, numRuns: 8000 },
    )
  })

  test('words and flags come first, in as few bytes as they take, then the fields in their order', () => {
    const Small = define(7, 'Small', 'A few fields.', {
      a: whole(0, 9),
      b: flag(),
      c: word({ x: 0, y: 2 }, 2),
      d: text(),
    })
    const bytes = createCodec([Small]).encode({ type: 'Small', a: 3, b: true, c: 'y', d: 'hi' })
    expect([...bytes]).toEqual([7, 0b101, 3 << 1, 2, 104, 105])
  })

  test('a number below zero and a large one take the bytes they need', () => {
    const { length } = encode({ type: 'Plant', name: 'a', height: -5 })
    expect(length).toBe(4)
    expect(encode({ type: 'Plant', name: 'a', height: 64 }).length).toBe(5)
    expect(CODEC.decode(encode({ type: 'Plant', name: 'a', height: -Number.MAX_SAFE_INTEGER }))).toEqual({
      type: 'Plant',
      name: 'a',
      height: -Number.MAX_SAFE_INTEGER,
    })
  })

  test.each<[string, readonly number[]]>([
    ['nothing', []],
    ['a number nobody has', [9, 0]],
    ['a record that ends early', [1, 1]],
    ['bytes behind the end', [1, 0, 0, 0]],
    ['a number longer than it needs to be', [1, 0x80, 0x00, 0]],
    ['a rest of zero behind the first bits', [1, 0, 0x80, 0x00]],
    ['a zero with a sign', [1, 0, 1]],
    ['a count that cannot be', [1, 0xff, 0xff, 0x7f]],
    ['text that is not UTF-8', [1, 1, 0xff, 0]],
  ])('%s is refused', (_, bytes) => {
    expect(() => CODEC.decode(Uint8Array.from(bytes))).toThrow(CodecError)
    expect(CODEC.decode(Uint8Array.from([1, 0, 0]))).toEqual({ type: 'Plant', name: '', height: 0 })
  })

  test('bits that mean nothing and numbers without a word are refused', () => {
    const bytes = encode(EVERYTHING)
    expect(bytes[1]).toBe(0b1_100_1)
    for (const bits of [0b11_1001, 0b1_011_1, 0b1_000_1]) {
      const changed = Uint8Array.from(bytes)
      changed[1] = bits
      expect(() => CODEC.decode(changed)).toThrow(CodecError)
    }
  })

  test.each<[string, unknown]>([
    ['near', '3'],
    ['near', 1.5],
    ['near', 2 ** 53],
    ['side', 'middle'],
    ['side', 'toString'],
    ['season', 1],
    ['wet', 1],
    ['fixed2', 65_536],
    ['fixed4', -1],
    ['fixed8', undefined],
    ['unsigned', -1],
    ['change', 5],
    ['change', 1n << 128n],
    ['paid', -1n],
    ['paid', 1n << 63n],
    ['told', 'x'],
    ['pair', [1]],
    ['pair', [true, 1]],
    ['perhaps', 'ash'],
    ['perhaps', undefined],
    ['names', 'ash'],
    ['names', [1]],
    ['names', ['\ud800']],
    ['seasons', ['winter']],
    ['wets', [0]],
    ['quotes', [1]],
    ['quotes', ['1', '2']],
    ['sources', [-1]],
    ['plot', undefined],
    ['plot', { width: 1, sunny: false }],
    ['act', { type: 'Everything' }],
    ['act', { tree: 6 }],
    ['act', null],
  ])('%s as %s cannot be written', (name, value) => {
    expect(() => CODEC.encode(having(name, value))).toThrow(CodecError)
    expect(() => CODEC.encode(EVERYTHING)).not.toThrow()
  })

  test('a record nobody described, a missing type and one too long cannot be written', () => {
    expect(() => encode({ type: 'Water' })).toThrow(CodecError)
    expect(() => encode({ name: 'a', height: 1 })).toThrow(CodecError)
    expect(() => encode({ type: 'Plant', name: 'x'.repeat(1 << 20), height: 1 })).toThrow(CodecError)
    expect(() => CODEC.decode(new Uint8Array((1 << 20) + 1))).toThrow(CodecError)
  })
})

describe('definitions that contradict themselves', () => {
  test.each<[string, () => unknown]>([
    ['a number twice', () => createCodec([Plant, define(1, 'Graft', 'Another.', {})])],
    ['a name twice', () => createCodec([Plant, define(9, 'Plant', 'Another.', {})])],
    ['a number twice in a choice', () => codecOf({ act: choice([Plant, define(1, 'Graft', 'Another.', {})]) })],
    ["a word's number twice", () => codecOf({ side: word({ left: 1, right: 1 }) })],
    ["a word's number twice in a list of words", () => wordsOf({ left: 1, right: 1 })],
    ["a word's number beyond its bits", () => codecOf({ side: word({ left: 0, right: 2 }, 1) })],
    ['a record without a number', () => define(0, 'Graft', 'Another.', {})],
    ['more words than fit', () => codecOf(Object.fromEntries([...'abcd'].map((name) => [name, word({ x: 0 })])))],
    ["a word's number beyond any", () => codecOf({ side: word({ left: 0 }, 17) })],
  ])('%s is refused', (_, make) => {
    expect(make).toThrow(RangeError)
  })

  function codecOf(described: RecordDefinition['fields']): unknown {
    return createCodec([define(1, 'Graft', 'Another.', described)])
  }
})

describe('the range of a record', () => {
  const isWithin = rangeCheck(Everything)

  test('what is made from a description is within it', () => {
    fc.assert(
      fc.property(arbitraryRecord(Everything, 'range'), (record) => {
        expect(isWithin(record)).toBe(true)
      }),
      { seed: 43, numRuns: 500 },
    )
  })

  test.each<[string, unknown]>([
    ['near', 11],
    ['near', -1],
    ['near', Number.NaN],
    ['near', '3'],
    ['side', 'middle'],
    ['side', undefined],
    ['wet', 'yes'],
    ['fixed4', 2 ** 31],
    ['fixed8', 0],
    ['change', -6n],
    ['change', 1n << 63n],
    ['change', 1],
    ['told', 0],
    ['pair', [1]],
    ['pair', [1, 1]],
    ['perhaps', 'ash'],
    ['perhaps', undefined],
    ['names', Array(6).fill('')],
    ['names', ['\udfff']],
    ['names', 'ash'],
    ['seasons', ['winter']],
    ['quotes', [1, 1, 1]],
    ['quotes', [0, 1]],
    ['sources', Array(7).fill(1)],
    ['plot', { width: 0, sunny: true, inner: { depth: 1 } }],
    ['plot', null],
    ['plot', { width: 1, sunny: true, inner: {} }],
    ['act', { type: 'Fell', tree: 0 }],
    ['act', { type: 'Everything' }],
    ['act', {}],
    ['act', null],
  ])('%s as %s is outside', (name, value) => {
    expect(isWithin(EVERYTHING)).toBe(true)
    expect(isWithin(having(name, value))).toBe(false)
  })
})
