import { compareDecimals, isZero } from '../../shared/decimals/exactDecimal.ts'
import type { FundsRow } from '../../shared/funds/useFunds.ts'

const SMALL_USDT = '1'

/** Balances worth showing. A currency without a price is never "small": its worth is not known. */
export function shownRows(rows: readonly FundsRow[], hideSmall: boolean): readonly FundsRow[] {
  if (!hideSmall) return rows
  return rows.filter((row) => {
    if (isZero(row.available) && isZero(row.frozen)) return false
    return row.converted === '' || compareDecimals(row.converted, SMALL_USDT) >= 0
  })
}

/** The currencies that there is anything of. */
export function held(rows: readonly FundsRow[]): readonly FundsRow[] {
  return rows.filter((row) => !isZero(row.available) || !isZero(row.frozen))
}
