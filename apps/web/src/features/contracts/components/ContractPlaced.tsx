import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PlacedLink } from '../../../terminal/ticket/PlacedLink.tsx'
import type { PlacedContract } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'

export interface ContractPlacedProps {
  readonly market: ContractMarket
  readonly placed: PlacedContract
}

/** The result of a placed order: the traded part, its price, the rest, and where the rest waits. */
export function ContractPlaced({ market, placed }: ContractPlacedProps) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { side, state, orderNo, avgPrice, feeCurrency, sequence } = placed
  const filled = Number(placed.filledLots)
  const lots = Number(placed.leftLots)
  const fee = formats.decimal(trimZeros(placed.fee))
  const price = formats.decimal(avgPrice, market.priceScale)
  const sentences = [
    ...(filled === 0
      ? []
      : [t(side === 'long' ? 'placed.bought' : 'placed.sold', { lots: filled, price, fee, feeCurrency })]),
    ...(state === 'pending' ? [t('placed.waits', { orderNo })] : []),
    ...(state === 'current' ? [t('placed.rests', { lots, orderNo })] : []),
    ...(state === 'expired' ? [t('placed.expired', { lots })] : []),
  ]
  return (
    <>
      {sentences.join(' ')} <PlacedLink orderNo={orderNo} sequence={sequence} />
    </>
  )
}
