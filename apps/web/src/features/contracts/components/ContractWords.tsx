import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { TicketWords } from '../../../terminal/ticket/TicketWords.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { maxLossText } from '../maxLoss.ts'
import { contractProblemText } from '../screenTexts.ts'
import { contractScreenTexts } from '../texts.ts'

const ContractPlaced = onDemand(async () => (await import('./ContractPlaced.tsx')).ContractPlaced)

export interface ContractWordsProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  readonly stale: boolean
  /** Of the contract account, "" while unknown. */
  readonly equity: string
  readonly price: Price | undefined
  /** Where to come back to. */
  readonly address: string
}

/** The sentences above the ticket's button. */
export function ContractWords({ market, ticket, stale, equity, price, address }: ContractWordsProps) {
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { problems, request, preview: state, submission, fields } = ticket
  const { preview, failed } = state
  const { marginMode } = fields
  const closed = problems.find((problem) => problem.kind === 'market')
  const unticked = problems.find(({ kind }) => kind === 'leverage_unaccepted')
  const refused = preview && preview.problem !== '' && problems.length === 0
  const noPassword = problems.some(({ kind }) => kind === 'transaction_password_unset')
  return (
    <TicketWords
      submission={submission}
      placed={(placed) => <ContractPlaced market={market} placed={placed} />}
      closed={
        closed && (
          <>
            {contractProblemText(closed, t, words, formats)}{' '}
            {closed.state.kind === 'closed' && (
              <AppLink to="/deal_c" className="text-accent underline underline-offset-2">
                {t('problem.openNow')}
              </AppLink>
            )}
          </>
        )
      }
      passwordFor={noPassword ? address : undefined}
      objection={
        refused && (
          <>
            {preview.message} {preview.problem === 'insufficient_balance' && <TopUp account="contract" short />}
          </>
        )
      }
      asks={unticked && contractProblemText(unticked, t, words, formats)}
      stale={stale}
      sentence={
        failed
          ? words('preview.failed')
          : preview && request
            ? maxLossText({ preview, market, marginMode, equity, price, t, formats })
            : t('preview.enter')
      }
    />
  )
}
