import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../api/queries.ts'

/** A market in a list as it is called everywhere else: BTC/USDT of BTCUSDT. Contracts and indexes are called by their symbols. */
export function NamedMarket({ symbol }: { readonly symbol: string }) {
  const spot = useQuery({
    ...callQuery('getmarketList', { type: 'coin' }, { refusal: 'here' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <span dir="ltr" className="font-medium">
      {spot.data?.list.find((row) => row.symbol === symbol)?.name ?? symbol}
    </span>
  )
}
