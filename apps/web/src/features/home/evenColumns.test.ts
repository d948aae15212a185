import { expect, it } from 'vitest'
import { evenColumns } from './evenColumns.ts'

it('finds columns in which no row is short, where there are any', () => {
  const counts = [3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20]
  expect(counts.filter((cards) => cards % evenColumns(cards) !== 0)).toEqual([])
  expect([7, 11].map(evenColumns)).toEqual([4, 4])
})
