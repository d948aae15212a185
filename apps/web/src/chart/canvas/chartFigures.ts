import type { ThousandsSeparator } from 'klinecharts'
import type { Formats } from '../../shared/format/format.ts'

const FIGURE = /\d+(?:\.\d+)?%?/g

/** Some languages keep a space before the percent sign. */
function written(figure: string, formats: Formats): string {
  return figure.endsWith('%') ? formats.percent(figure.slice(0, -1)) : formats.decimal(figure)
}

/** Figures on the canvas are written as in the lists around it, whatever stands before and after them. */
export function chartFigures(formats: Formats): ThousandsSeparator {
  return {
    sign: '',
    format: (text) => String(text).replaceAll(FIGURE, (figure) => written(figure, formats)),
  }
}
