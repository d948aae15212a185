import type { CallData } from '@touchstone/protocol'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { api } from '../../../shared/api/api.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PairDialog } from '../../../terminal/ticket/pair/PairDialog.tsx'
import { NO_STOP } from '../../../terminal/ticket/pair/pairEntry.ts'
import { placeAnswer } from '../../../terminal/ticket/placeAnswer.ts'
import { spotTexts } from '../texts.ts'
import { type PairFields, pairRequest, type SpotPairEntry } from './pairRequest.ts'
import { spotPairTexts } from './texts.ts'

export interface SpotPairDialogProps {
  readonly market: SpotMarket
  /** What stands in the ticket. */
  readonly start: Pick<SpotPairEntry, 'side' | 'price' | 'amount'>
  readonly onClose: () => void
}

const CALLS = {
  ask: (request: PairFields) => api().call('tryOco', request),
  place: (request: PairFields & { cid: string }) => placeAnswer(api().call('addOco', request, { refusal: 'here' })),
}

export function SpotPairDialog({ market, start, onClose }: SpotPairDialogProps) {
  const t = useTexts(spotPairTexts)
  const spot = useTexts(spotTexts)
  const linesOf = usePairLines()
  return (
    <PairDialog<SpotPairEntry, PairFields, CallData<'tryOco'>>
      market={market}
      sides={[
        { side: 'buy', label: spot('form.buy') },
        { side: 'sell', label: spot('form.sell') },
      ]}
      size={{ label: t('amount'), unit: market.base, decimals: market.amountScale }}
      start={{ ...start, ...NO_STOP }}
      requestOf={(entry) => pairRequest(entry, market.symbol)}
      calls={CALLS}
      linesOf={(_, preview) => linesOf(preview)}
      onClose={onClose}
    />
  )
}

function usePairLines() {
  const t = useTexts(spotPairTexts)
  const formats = useFormats()
  const money = (amount: string, currency: string) => `${formats.decimal(amount)} ${currency}`
  return (preview: CallData<'tryOco'> | undefined) => {
    const brings = (side: 'limit' | 'stop') =>
      preview ? money(preview[side].receive, preview[side].receiveCurrency) : ''
    return [
      [t('holds'), preview ? money(preview.cost, preview.costCurrency) : ''],
      [t('limitBrings'), brings('limit')],
      [t('stopBrings'), brings('stop')],
    ] as const
  }
}
