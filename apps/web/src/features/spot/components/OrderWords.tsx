import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { TicketWords } from '../../../terminal/ticket/TicketWords.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { Ticket } from '../hooks/useTicket.ts'
import { problemText } from '../problemText.ts'
import { spotTexts } from '../texts.ts'
import { worstCase } from '../worstCase.ts'
import { OrderPlaced } from './OrderPlaced.tsx'

export interface OrderWordsProps {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly stale: boolean
  /** In USDT, "" when not known. */
  readonly accountTotal: string
}

/** The sentences above the ticket's button. */
export function OrderWords({ market, ticket, stale, accountTotal }: OrderWordsProps) {
  const t = useTexts(spotTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { problems, request, preview: state, submission } = ticket
  const { preview, failed } = state
  const closed = problems.find(({ kind }) => kind === 'market_halted' || kind === 'market_cancel_only')
  const noPassword = problems.some(({ kind }) => kind === 'transaction_password_unset')
  const refused = preview && preview.problem !== '' && problems.length === 0
  return (
    <TicketWords
      submission={submission}
      placed={(placed) => <OrderPlaced market={market} placed={placed} />}
      closed={closed ? problemText(closed, t, words, formats) : ''}
      passwordFor={noPassword ? `/deal?symbol=${market.symbol}` : undefined}
      objection={
        refused && (
          <>
            {preview.message} {preview.problem === 'insufficient_balance' && <TopUp account="funds" short />}
          </>
        )
      }
      stale={stale}
      sentence={
        failed
          ? words('preview.failed')
          : preview && request
            ? worstCase({ preview, request, market, accountTotal, t, formats })
            : t('preview.enter')
      }
    />
  )
}
