import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { span } from './figures.ts'
import { indentJson } from './indentJson.ts'

describe('canonical JSON on several lines', () => {
  it('says the same as before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(indentJson(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('keeps every digit and everything inside strings', () => {
    expect(indentJson('{"a":123456789012345678901234567890,"b":"{\\"x\\": [1]}"}')).toBe(
      '{\n  "a": 123456789012345678901234567890,\n  "b": "{\\"x\\": [1]}"\n}',
    )
  })

  it('leaves empty things on their line', () => {
    expect(indentJson('{"a":[],"b":{}}')).toBe('{\n  "a": [],\n  "b": {}\n}')
  })
})

describe('a span', () => {
  it('has its two largest units, cut', () => {
    expect([0, 999, 41_000, 90_000, 3_600_000, 187_200_000].map(span)).toEqual([
      '0 s',
      '0 s',
      '41 s',
      '1 min 30 s',
      '1 h',
      '2 d 4 h',
    ])
  })
})
