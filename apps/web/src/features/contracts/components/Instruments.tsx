import { useMemo, useState } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { MarketList } from '../../../terminal/header/MarketList.tsx'
import { classOf, marketType, type Offer, ofKind } from '../instrumentClass.ts'
import { KindChoice } from './KindChoice.tsx'

export interface InstrumentsProps {
  readonly market: ContractMarket
  readonly offer: Offer
  readonly onPick: (symbol: string) => void
}

/** The contracts of the class on screen, of one kind or all. */
export function Instruments({ market, offer, onPick }: InstrumentsProps) {
  const [kind, setKind] = useState(offer.kind)
  const shown = useMemo(() => ofKind(kind), [kind])
  return (
    <MarketList
      type={marketType(classOf(market.info.class))}
      shown={shown}
      tabs={<KindChoice kind={kind} onKind={setKind} />}
      symbol={market.symbol}
      onPick={onPick}
    />
  )
}
