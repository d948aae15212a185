import { expect, it } from 'vitest'
import { readSearch, writeSearch } from './search.ts'

it('the query of an address stays text in both directions', () => {
  const fields = { id: '007', flag: 'true', empty: '', list: '[1]', note: 'a&b=c d' }
  const { empty: _dropped, ...kept } = fields
  expect(readSearch(writeSearch(fields))).toEqual(kept)
  expect(writeSearch({})).toBe('')
})
