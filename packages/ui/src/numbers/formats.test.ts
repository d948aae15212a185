import { describe, expect, it } from 'vitest'
import { formatsFor } from './formats.ts'

const TIME = Date.UTC(2026, 10, 3, 11, 22, 33)

describe('dates in English', () => {
  it.each(['en', 'en-GB', 'en-US'])('are the same for every reader (%s), month and day never in doubt', (locale) => {
    const formats = formatsFor(locale, 'UTC')
    expect(formats.dateTime(TIME)).toBe('2026-11-03 11:22:33')
    expect((['date', 'month', 'monthMinute', 'minute'] as const).map((parts) => formats.moment(TIME, parts))).toEqual([
      '2026-11-03',
      '2026-11',
      '11-03 11:22',
      '11:22',
    ])
  })

  it('of other languages are those of the language', () => {
    expect(formatsFor('de', 'UTC').moment(TIME, 'date')).toBe('03.11.2026')
  })
})

describe('a sentence of the platform', () => {
  it("has its moments in the reader's zone", () => {
    const sentence = 'The market is closed until 2026-11-23 23:30 UTC.'
    expect(formatsFor('en', 'Asia/Hong_Kong').momentsIn(sentence)).toBe('The market is closed until 2026-11-24 07:30.')
    expect(formatsFor('de', 'UTC').momentsIn(sentence)).toContain('23.11.2026, 23:30')
  })
})
