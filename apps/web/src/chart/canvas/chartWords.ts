import { registerLocale } from 'klinecharts'
import type { ChartTranslate } from '../words/texts.ts'

const NAME = 'page'

/** Gives the canvas the page's words; the chart only brings two languages of its own. Returns the name to set. */
export function registerChartWords(t: ChartTranslate): string {
  registerLocale(NAME, {
    time: t('table.time'),
    open: t('table.open'),
    high: t('table.high'),
    low: t('table.low'),
    close: t('table.close'),
    volume: t('table.volume'),
    change: t('table.change'),
    turnover: '',
    second: 's',
    minute: 'm',
    hour: 'h',
    day: 'd',
    week: 'w',
    month: 'M',
    year: 'y',
  })
  return NAME
}
