import { NO_CONDITIONS } from '@touchstone/protocol'
import { expect, test } from 'vitest'
import { OrderSource } from './orderSource.ts'

const STANDING = { ...NO_CONDITIONS, order: 1, state: 'pending' }
const TRAILING = { ...NO_CONDITIONS, order: 2, state: 'pending', trailPpm: 10_000 }

/** A source of two stops; the second trails. */
function sourceOf() {
  const triggers = new Map([
    [1, 90],
    [2, 95],
  ])
  const looks: number[] = []
  const source = new OrderSource({
    unfinished: () => [STANDING, TRAILING],
    number: ({ order }) => order,
    trigger({ order, state, trailPpm }) {
      if (trailPpm === 0 || state !== 'pending') return undefined
      looks.push(order)
      return triggers.get(order)
    },
    row: ({ order }: typeof STANDING) => `${order} at ${triggers.get(order)}`,
  })
  return { source, triggers, looks }
}

test('tells a stop whose trigger has moved, at most once a second, and looks at no other', () => {
  const { source, triggers, looks } = sourceOf()
  expect(source.advance(10_000)).toEqual([])
  triggers.set(2, 96)
  expect(source.advance(10_500)).toEqual([])
  expect(source.advance(11_000)).toEqual([['2 at 96']])
  expect(source.advance(12_000)).toEqual([])
  expect(new Set(looks)).toEqual(new Set([2]))
})

test('tells a change at once, and nothing more of a stop that has ended', () => {
  const { source, triggers, looks } = sourceOf()
  source.advance(10_000)
  source.add({ ...TRAILING, state: 'canceled' })
  expect(source.advance(10_100)).toEqual([['2 at 95']])
  triggers.set(2, 97)
  const before = looks.length
  expect(source.advance(20_000)).toEqual([])
  expect(looks.length).toBe(before)
})
