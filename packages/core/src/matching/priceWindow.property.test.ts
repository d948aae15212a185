import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NONE } from './orderSlot.ts'
import { PriceWindow } from './priceWindow.ts'

const FARTHEST = 120
const ALL = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => at - FARTHEST)

/** Keys near each other and far apart, so that the window moves by a little and by more than it is wide. */
const keys = fc.array(fc.oneof(fc.integer({ min: -FARTHEST, max: FARTHEST }), fc.integer({ min: -20, max: 20 })), {
  minLength: 20,
  maxLength: 120,
})

test('the window and its ladder find what a sorted list finds, wherever the best page goes', () => {
  fc.assert(
    fc.property(keys, (list) => {
      const window = new PriceWindow()
      /** Page by key. */
      const pages = new Map<number, number>()
      for (const [page, key] of list.entries()) {
        if (pages.delete(key)) window.remove(key)
        else {
          window.insert(key, page)
          pages.set(key, page)
        }
        const sorted = [...pages.keys()].sort((one, other) => other - one)
        const best = sorted[0]
        expect(window.best).toBe(best === undefined ? NONE : pages.get(best))
        if (best !== undefined) expect(window.bestKey).toBe(best)
        expect(sorted.map((each) => window.below(each))).toEqual(
          sorted.map((_, at) => pages.get(sorted[at + 1] ?? Number.NaN) ?? NONE),
        )
        expect(ALL.map((each) => window.find(each))).toEqual(ALL.map((each) => pages.get(each) ?? NONE))
      }
    }),
    { seed: 7, numRuns: 60 },
  )
})
