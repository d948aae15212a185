import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { INDICATORS } from './catalogue.ts'
import type { Indicator } from './indicator.ts'
import { indicatorTexts } from './indicatorTexts.ts'
import { SKENDER } from './published/skender.ts'
import { STOCK_CHARTS } from './published/stockCharts.ts'
import { OPINIONS } from './secondOpinion/opinions.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/indicators.md'), 'utf8')
const published = new Set([...STOCK_CHARTS, ...SKENDER].map(({ id }) => id))

function checksOf({ id }: Indicator): string {
  const checks = [published.has(id) && 'published values', OPINIONS[id] && 'second implementation']
  return checks.filter(Boolean).join(', ')
}

function parametersOf({ parameters }: Indicator): string {
  const written = parameters.map(({ key, initial, min, max }) => `${key} ${initial} (${min}–${max})`)
  return written.join(', ') || '–'
}

const nameOf = ({ id }: Indicator): string | undefined =>
  new Map(Object.entries(indicatorTexts.english.indicator)).get(id)?.name

const rows = page
  .split('\n')
  .filter((line) => /^\| \w+ \|/.test(line) && !line.startsWith('| id |'))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

describe('the checks of the indicators', () => {
  it('leave none out, and check none that is not in the catalogue', () => {
    expect(INDICATORS.filter((indicator) => checksOf(indicator) === '').map(({ id }) => id)).toEqual([])
    const known = new Set(INDICATORS.map(({ id }) => id))
    expect([...published, ...Object.keys(OPINIONS)].filter((id) => !known.has(id))).toEqual([])
  })

  it('are listed truthfully on the page about the indicators', () => {
    const told = rows.map(([id, name, parameters, , checks]) => [id, name, parameters, checks])
    const listed = INDICATORS.map((each) => [each.id, nameOf(each), parametersOf(each), checksOf(each)])
    expect(told).toEqual(listed)
    expect(page).toContain(`\n${INDICATORS.length} indicators, all in`)
    expect(page).toContain(` ${published.size} are also compared with values that others have published`)
  })

  it('stand beside a formula in words', () => {
    expect(rows.filter(([, , , formula = '']) => formula.length < 8).map(([id]) => id)).toEqual([])
  })
})
