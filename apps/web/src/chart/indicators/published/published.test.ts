import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { INDICATORS } from '../catalogue.ts'
import type { Series } from '../indicator.ts'
import type { PublishedCheck } from './publishedCheck.ts'
import { type Sheet, sheetOfQuotes, sheetOfTable } from './sheet.ts'
import { SKENDER } from './skender.ts'
import { STOCK_CHARTS } from './stockCharts.ts'
import { filesOfTar } from './tar.ts'

/** Published values lie beside the repository, not in it: they may be used but not passed on. */
const FOLDER = `${join(import.meta.dirname, '../../../../../../../shared/data/indicators')}/`
const ARCHIVE = 'ta_stockcharts_reference.tar.gz'
const QUOTES = 'skender_default_quotes.csv.gz'
const resultsOf = ({ file }: PublishedCheck): string => `skender_${file}.standard.json.gz`

const needed = [ARCHIVE, QUOTES, ...new Set(SKENDER.map(resultsOf))]
const missing = needed.filter((name) => !existsSync(FOLDER + name))
if (missing.length > 0) console.warn(`published values: not run, they are not here (${missing.join(', ')})`)

const unpacked = (name: string): Uint8Array => gunzipSync(readFileSync(FOLDER + name))
const text = (name: string): string => new TextDecoder().decode(unpacked(name))

function expectAgreement(ours: Series, theirs: Series, tolerance: number, what: string): void {
  const far = theirs.flatMap((value, row) => {
    const own = ours[row] ?? null
    const apart = value === null || own === null ? Number.POSITIVE_INFINITY : Math.abs(own - value)
    const agreed = value === null || apart <= tolerance * Math.max(1, Math.abs(value) / 100)
    return agreed ? [] : [`row ${row}: ${own} for ${value}`]
  })
  expect(far, what).toEqual([])
  expect(theirs.filter((value) => value !== null).length, what).toBeGreaterThan(0)
}

function check({ id, parameters, comparisons, tolerance, extend, skip = 0 }: PublishedCheck, sheet: Sheet): void {
  const indicator = INDICATORS.find((each) => each.id === id)
  const bars = extend?.(sheet.bars) ?? sheet.bars
  const lines = indicator?.compute(bars, parameters) ?? {}
  for (const { name, ours, theirs } of comparisons) {
    const own = ours(lines).slice(bars.length - sheet.bars.length + skip)
    expectAgreement(own, theirs(sheet).slice(skip), tolerance, name)
  }
}

/** The first row with a value, ours and theirs. */
function beginnings({ id, parameters, comparisons }: PublishedCheck, sheet: Sheet): readonly (readonly number[])[] {
  const lines = INDICATORS.find((each) => each.id === id)?.compute(sheet.bars, parameters) ?? {}
  const first = (series: Series): number => series.findIndex((value) => value !== null)
  return comparisons.map(({ ours, theirs }) => [first(ours(lines)), first(theirs(sheet))])
}

describe.runIf(missing.length === 0)('published values', () => {
  const archive = missing.length === 0 ? filesOfTar(unpacked(ARCHIVE)) : new Map<string, string>()
  it.each(STOCK_CHARTS)('StockCharts: $id ($file)', (published) => {
    check(published, sheetOfTable(archive.get(published.file) ?? ''))
  })

  it.each(SKENDER)('Stock.Indicators: $id ($file)', (published) => {
    const sheet = sheetOfQuotes(text(QUOTES), text(resultsOf(published)))
    check(published, sheet)
    expect(beginnings(published, sheet).every(([ours, theirs]) => ours === theirs)).toBe(true)
  })
})

describe('reading published values', () => {
  it('unpacks the plain files of a tar archive', () => {
    const header = (name: string, size: number): string =>
      `${name.padEnd(124, '\0')}${size.toString(8).padStart(11, '0')}\0`.padEnd(512, '\0')
    const body = (words: string): string => words.padEnd(512, '\0')
    const archive = header('a.csv', 3) + body('x,y') + header('b.csv', 1) + body('z') + '\0'.repeat(1024)
    const files = filesOfTar(new TextEncoder().encode(archive))
    expect([...files]).toEqual([
      ['a.csv', 'x,y'],
      ['b.csv', 'z'],
    ])
  })

  it('takes a table apart into bars and columns', () => {
    const sheet = sheetOfTable('Date,High,Low,Close,ATR\n1-Jan,12,10,11,\n2-Jan,14,11,13,2.5\n')
    expect(sheet.bars.map(({ open, high, low, close, volume }) => [open, high, low, close, volume])).toEqual([
      [11, 12, 10, 11, 0],
      [13, 14, 11, 13, 0],
    ])
    expect(sheet.column('ATR')).toEqual([null, 2.5])
  })
})
