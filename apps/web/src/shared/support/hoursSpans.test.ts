import { expect, it } from 'vitest'
import { hoursSpans } from './hoursSpans.ts'

it('joins days that follow one another', () => {
  const day = { open: '09:00', close: '18:00' }
  const off = { open: '', close: '' }
  const spans = hoursSpans({ zone: 'UTC', days: [day, day, off, day, day, off, off] })
  expect(spans.map(({ first, last, open: from }) => [first, last, from])).toEqual([
    [0, 1, '09:00'],
    [2, 2, ''],
    [3, 4, '09:00'],
    [5, 6, ''],
  ])
})
