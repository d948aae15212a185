import type { Chart } from 'klinecharts'

/** A price as the axis writes it. */
export function priceText(chart: Chart, price: number): string {
  return figureText(chart, price.toFixed(chart.getSymbol()?.pricePrecision ?? 2))
}

/** A figure by the marks of the reader's language. */
export function figureText(chart: Chart, figure: string): string {
  return chart.getThousandsSeparator().format(figure)
}
