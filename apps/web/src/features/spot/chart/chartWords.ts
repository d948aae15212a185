import { registerLocale } from 'klinecharts'
import type { SpotTranslate } from '../problemText.ts'

const NAME = 'page'

/** Gives the canvas the page's words; the chart only brings two languages of its own. Returns the name to set. */
export function registerChartWords(t: SpotTranslate): string {
  registerLocale(NAME, {
    time: `${t('chart.time')} `,
    open: `${t('chart.open')} `,
    high: `${t('chart.high')} `,
    low: `${t('chart.low')} `,
    close: `${t('chart.close')} `,
    volume: `${t('chart.volume')} `,
    change: `${t('header.change')} `,
    turnover: `${t('form.turnover')} `,
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
