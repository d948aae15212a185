import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import type { DealRow } from '@touchstone/protocol'
import { useEffect, useRef } from 'react'
import { trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { directionOf, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useFills } from '../../../shared/live/useLive.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { expiryTexts } from './texts.ts'

/** Longer than other toasts: nobody pressed anything before it came. */
const SHOWN_MS = 15_000

function isClosing(
  row: DealRow,
): row is DealRow & { readonly closedBy: 'settlement' | 'liquidation' | 'deleveraging' } {
  return row.role === 'none' && ['settlement', 'liquidation', 'deleveraging'].includes(row.closedBy)
}

/** Tells of lots closed without a trade, as it happens; closings before the first look are not told. */
export function useClosingToasts(): void {
  const t = useTexts(expiryTexts)
  const formats = useFormats()
  const fills = useFills()
  const queries = useQueryClient()
  const told = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    if (!fills) return
    const closings = fills.filter(isClosing)
    const known = told.current
    told.current = new Set([...(known ?? []), ...closings.map(({ tradeNo }) => tradeNo)])
    const fresh = known ? closings.filter(({ tradeNo }) => !known.has(tradeNo)) : []
    for (const { symbol, lots, price, profit, feeCurrency, closedBy } of fresh.toReversed()) {
      const facts = {
        contract: symbol,
        lots: Number(lots),
        price: formats.decimal(price),
        profit: directionOf(profit) === 'flat' ? formats.decimal('0') : formats.signed(trimZeros(profit)),
        currency: feeCurrency,
      }
      showToast(closedBy === 'settlement' ? 'info' : 'danger', t(`closed.${closedBy}`, facts), SHOWN_MS)
    }
    if (fresh.length > 0)
      for (const name of [...CONTRACT_READS, 'getContractSymbols']) void queries.invalidateQueries({ queryKey: [name] })
  }, [fills, formats, queries, t])
}
