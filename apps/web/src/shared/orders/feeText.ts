import { isZero, trimZeros } from '../decimals/exactDecimal.ts'
import { type Formats, NO_FIGURE } from '../format/format.ts'

/** The fee of an order or fill with its currency; a dash when there is none. */
export function feeText(row: { readonly fee: string; readonly feeCurrency: string }, formats: Formats): string {
  return isZero(row.fee) ? NO_FIGURE : `${formats.decimal(trimZeros(row.fee))} ${row.feeCurrency}`
}
