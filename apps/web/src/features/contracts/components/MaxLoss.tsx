import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { maxLossText } from '../maxLoss.ts'
import { contractScreenTexts } from '../texts.ts'

export interface MaxLossProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  /** Of the contract account, "" while unknown. */
  readonly equity: string
  readonly price: Price | undefined
}

/** The most the order can cost, in words; it stays in sight above the button. */
export function MaxLoss({ market, ticket, equity, price }: MaxLossProps) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { request, preview: state, fields } = ticket
  const { preview, failed } = state
  const { marginMode } = fields
  return (
    <p className="min-h-12 text-12 text-ink-2">
      {failed
        ? t('preview.failed')
        : preview && request
          ? maxLossText({ preview, market, marginMode, equity, price, t, formats })
          : t('preview.enter')}
    </p>
  )
}
