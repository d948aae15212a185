import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PriceHeap } from './priceHeap.ts'

test.each(['falling', 'rising'] as const)(
  'a heap by a %s price finds what looking at everything finds',
  (reachedBy) => {
    const change = fc.record({ item: fc.nat(30), price: fc.integer({ min: 1, max: 40 }), gone: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const heap = new PriceHeap<number>(reachedBy)
        const all = new Map<number, number>()
        for (const { item, price, gone } of changes) {
          if (gone) heap.delete(item)
          else heap.set(item, price)
          if (gone) all.delete(item)
          else all.set(item, price)
          const reached = [...all].filter(([, at]) => (reachedBy === 'falling' ? at >= price : at <= price))
          const found = heap.reached(price)
          expect(new Set(found)).toEqual(new Set(reached.map(([each]) => each)))
          expect(found.length).toBe(reached.length)
          expect([heap.size, heap.priceOf(item)]).toEqual([all.size, all.get(item)])
        }
      }),
      { seed: 32 },
    )
  },
)
