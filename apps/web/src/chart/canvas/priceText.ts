import type { Chart } from 'klinecharts'

/** A price as the axis writes it. */
export function priceText(chart: Chart, price: number): string {
  return chart.getThousandsSeparator().format(price.toFixed(chart.getSymbol()?.pricePrecision ?? 2))
}
