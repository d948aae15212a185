import type { ThousandsSeparator } from 'klinecharts'
import type { Formats } from '../../shared/format/format.ts'

/** Figures on the canvas are written as in the lists around it, whatever stands before and after them. */
export function chartFigures(formats: Formats): ThousandsSeparator {
  return {
    sign: '',
    format: (text) => String(text).replaceAll(/\d+(?:\.\d+)?/g, (figure) => formats.decimal(figure)),
  }
}
