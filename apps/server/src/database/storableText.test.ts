import { describe, expect, test } from 'vitest'
import { isStorable, storable, storableJson } from './storableText.ts'

const HALF_CLEF = '\ud834'
const CLEF = '\ud834\udd1e'

describe('text for SQL', () => {
  test('holds every whole character, and neither number 0 nor half of one', () => {
    for (const text of ['', 'Ann', '\n\t\u0001', CLEF, 'محفظتي', '"\\u0000"']) expect(isStorable(text)).toBe(true)
    for (const text of ['\u0000', `a${HALF_CLEF}`, `${HALF_CLEF}${CLEF}`, '\udd1e'])
      expect(isStorable(text)).toBe(false)
  })

  test('says where a character was that it cannot hold', () => {
    expect(storable(`a\u0000b${HALF_CLEF}c${CLEF}`)).toBe(`a\uFFFDb\uFFFDc${CLEF}`)
    expect(storable('as it was')).toBe('as it was')
  })

  test('within JSON too, and text that only looks like an escape stays', () => {
    const value = { reason: 'look\u0000here', list: [HALF_CLEF, '\\u0000', '\u0001'], amount: 5 }
    expect(JSON.parse(storableJson(value))).toEqual({
      reason: 'look\uFFFDhere',
      list: ['\uFFFD', '\\u0000', '\u0001'],
      amount: 5,
    })
    expect(storableJson({ a: 'b' })).toBe('{"a":"b"}')
  })
})
