import { describe, expect, it } from 'vitest'
import { directionOf, formatsFor } from './format.ts'

const english = formatsFor('en')

describe('figures', () => {
  it('are exact beyond what a floating-point number can hold', () => {
    expect(english.decimal('9007199254740993.100000000000000001')).toBe('9,007,199,254,740,993.100000000000000001')
  })

  it('keep the decimals of the wire, and are cut, never rounded up', () => {
    expect([english.decimal('10.50'), english.decimal('0.999', 2), english.decimal('7', 2)]).toEqual([
      '10.50',
      '0.99',
      '7.00',
    ])
  })

  it('follow the language, with Western digits in Arabic', () => {
    expect(formatsFor('de').decimal('1234567.5')).toBe('1.234.567,5')
    expect(formatsFor('ar-u-nu-latn').decimal('1234.5')).toBe('1,234.5')
  })

  it('sign changes both ways and leave nothing unsigned but zero', () => {
    expect(['0.0123', '-0.0123', '0', '0.000001'].map(english.change)).toEqual(['+1.23%', '-1.23%', '0.00%', '0.00%'])
    expect(english.signed('-3.50')).toBe('-3.50')
    expect(['-0.387', '0.387', '-0.001'].map((value) => english.signed(value, 2))).toEqual(['-0.39', '+0.38', '-0.01'])
  })

  it('keep two decimals when cut short, so that a column aligns', () => {
    expect(['1700.4', '11394.21', '12.5', '3200000'].map((value) => english.compact(value))).toEqual([
      '1.70K',
      '11.39K',
      '12.50',
      '3.20M',
    ])
  })

  it('are a dash when they do not exist', () => {
    expect([english.decimal(''), english.change(''), english.compact(''), english.rate('')]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ])
  })

  it('tell direction from text', () => {
    expect(['0', '0.000', '-0.0', '0.01', '-0.01', ''].map(directionOf)).toEqual(
      'flat flat flat up down flat'.split(' '),
    )
  })
})

describe('times', () => {
  it('are written alike in lists and on charts, which show parts of them', () => {
    const time = Date.parse('2026-11-27T08:05:09')
    expect(english.dateTime(time)).toBe('2026-11-27 08:05:09')
    expect(
      (['dateMinute', 'date', 'monthMinute', 'minute', 'year'] as const).map((parts) => english.moment(time, parts)),
    ).toEqual(['2026-11-27 08:05', '2026-11-27', '11-27 08:05', '08:05', '2026'])
  })

  it('say a period once where its days have a month or a year in common', () => {
    const [from, to] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 29)]
    const days = (locale: string) => formatsFor(locale, 'UTC').days(from, to)
    expect([days('en'), days('de'), days('ja')].map((text) => text.replaceAll('\u2009', ' '))).toEqual([
      'November 1 – 29, 2026',
      '1.–29. November 2026',
      '2026/11/01～2026/11/29',
    ])
    expect(days('ar-u-nu-latn')).not.toContain('\u200f')
    expect(days('ar-u-nu-latn')).toContain('\u20661–29\u2069 ')
  })

  it('show the clock of Hong Kong wherever the reader is', () => {
    expect(english.hongKongTime(Date.UTC(2026, 0, 1, 16, 5, 9))).toBe('00:05:09')
  })
})
