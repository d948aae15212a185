import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AlertLadder, isReached, type Rung } from './alertLadder.ts'

const side = fc.constantFrom('above', 'below')
const act = fc.oneof(
  fc.record({ do: fc.constant('add'), side, ticks: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('remove'), nth: fc.nat(20) }),
  fc.record({ do: fc.constant('price'), ticks: fc.integer({ min: 1, max: 12 }) }),
)
const ids = (rungs: readonly Rung[]) => rungs.map(({ id }) => id).toSorted((a, b) => Number(a - b))

describe('a ladder of price alerts', () => {
  it('gives at each price those that a look at all of them would give, and each once', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
        const ladder = new AlertLadder<Rung>()
        let all: Rung[] = []
        let next = 1n
        for (const one of acts) {
          if (one.do === 'add' && 'side' in one) {
            const rung = { id: next++, side: one.side, ticks: one.ticks }
            ladder.add(rung)
            all.push(rung)
          } else if (one.do === 'remove' && 'nth' in one) {
            const gone = all[one.nth]
            if (gone) ladder.remove(gone)
            all = all.filter((rung) => rung !== gone)
          } else if ('ticks' in one) {
            const reached = all.filter((rung) => isReached(rung, one.ticks))
            all = all.filter((rung) => !reached.includes(rung))
            expect(ids(ladder.take(one.ticks))).toEqual(ids(reached))
          }
        }
      }),
    )
  })

  it('is reached by no price at all as long as there is none', () => {
    expect(isReached({ side: 'below', ticks: 5 }, 0)).toBe(false)
  })
})
