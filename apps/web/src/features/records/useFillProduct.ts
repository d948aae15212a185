import { useQuery } from '@tanstack/react-query'
import type { DealRow } from '@touchstone/protocol'
import type { Column } from '@touchstone/ui'
import { useMemo } from 'react'
import { contractFillColumns } from '../../products/contracts/fillColumns.tsx'
import { contractTexts } from '../../products/contracts/texts.ts'
import { timedOptionFillColumns } from '../../products/timedOptions/fillColumns.tsx'
import { timedOptionTexts } from '../../products/timedOptions/texts.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { fillColumns } from '../../shared/orders/fillColumns.tsx'
import { orderTexts } from '../../shared/orders/orderTexts.ts'

export const PRODUCTS = ['spot', 'contract', 'delivery'] as const
export type Product = (typeof PRODUCTS)[number]

export function useFillColumns(product: Product): readonly Column<DealRow>[] {
  const contracts = useTexts(contractTexts)
  const deliveries = useTexts(timedOptionTexts)
  const orders = useTexts(orderTexts)
  const formats = useFormats()
  return useMemo(() => {
    if (product === 'spot') return fillColumns(orders, formats)
    if (product === 'delivery') return timedOptionFillColumns(deliveries, formats)
    return contractFillColumns(contracts, orders, formats)
  }, [product, contracts, deliveries, orders, formats])
}

/** What a product is traded in, for its filter. */
export function useSymbolsOf(product: Product): readonly { readonly value: string; readonly label: string }[] {
  const markets = useQuery({ ...callQuery('getmarketList', { type: 'coin' }), enabled: product === 'spot' })
  const contracts = useQuery({ ...callQuery('getContractSymbols', {}), enabled: product === 'contract' })
  const terms = useQuery({ ...callQuery('getDeliveryCycle', {}, { refusal: 'here' }), enabled: product === 'delivery' })
  const rows = { spot: markets.data?.list, contract: contracts.data, delivery: terms.data?.symbols }[product]
  return rows?.map(({ symbol, name }) => ({ value: symbol, label: name })) ?? []
}
