import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { callQuery } from '../../shared/api/queries.ts'
import type { Answer } from '../../shared/loading/Loaded.tsx'
import { FRESH_MS } from './freshness.ts'

type Info = CallData<'getProfitInfo'>
export type OrderInfo = Extract<Info, { readonly orderNo: string }>
export type ProductInfo = Exclude<Info, OrderInfo>

/** A product with its escrow against the returns owed. */
export function useProductInfo(id: string): Answer<ProductInfo> {
  const { data, error, refetch } = useQuery({
    ...callQuery('getProfitInfo', { id }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  return { data: data && 'orderNo' in data ? undefined : data, error, refetch }
}

/** An own order with its postings. */
export function useOrderInfo(orderNo: string): Answer<OrderInfo> {
  const { data, error, refetch } = useQuery({
    ...callQuery('getProfitInfo', { orderNo }, { refusal: 'here' }),
    refetchInterval: FRESH_MS,
  })
  return { data: data && 'orderNo' in data ? data : undefined, error, refetch }
}
