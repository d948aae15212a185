import type { TooltipLegend } from 'klinecharts'
import { createTranslator } from 'use-intl/core'
import { afterEach, expect, it, vi } from 'vitest'
import { formatsFor } from '../../shared/format/format.ts'
import { chartTexts } from '../words/texts.ts'
import { readChartColours } from './chartColours.ts'
import { chartFigures } from './chartFigures.ts'
import { chartStyles } from './chartStyles.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['en', '61.8%', '+1.20%', '1,234.50 (−2.5%)'],
  ['de', '61,8\u00a0%', '+1,20\u00a0%', '1.234,50 (−2,5\u00a0%)'],
  ['fr', '61,8\u00a0%', '+1,20\u00a0%', '1\u202f234,50 (−2,5\u00a0%)'],
])('figures on the canvas have the percent sign of %s', (locale, level, compared, measured) => {
  const { format } = chartFigures(formatsFor(locale))
  expect([format('61.8%'), format('+1.20%'), format('1234.50 (−2.5%)')]).toEqual([level, compared, measured])
})

it.each([
  ['en', '+1.23%'],
  ['de', '+1,23\u00a0%'],
  ['es', '+1,23\u00a0%'],
])('the change in the legend is written as the lists of %s write it', (locale, written) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const t = createTranslator({ locale: 'en', messages: chartTexts.english }) as never
  const colours = readChartColours(document.documentElement)
  const styles = chartStyles(colours, { type: 'candles', hollowUp: false }, t, formatsFor(locale))
  const template = styles.candle?.tooltip?.legend?.template as unknown as (bars: object) => readonly TooltipLegend[]
  const bar = { timestamp: 0, open: 100, high: 102, low: 99 }
  const last = (closes: readonly [number | undefined, number]) => {
    const [prev, current] = closes.map((close) => (close === undefined ? null : { ...bar, close }))
    return template({ prev, current, next: null }).at(-1)?.value
  }
  expect(last([100, 101.234])).toMatchObject({ text: written })
  expect(last([undefined, 101.234])).toMatchObject({ text: '–' })
})
