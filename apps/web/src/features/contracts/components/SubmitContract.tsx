import { Button, InlineAlert } from '@touchstone/ui'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractProblemText } from '../screenTexts.ts'
import { contractScreenTexts } from '../texts.ts'

export interface SubmitContractProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  readonly stale: boolean
  /** Where to come back to. */
  readonly address: string
}

/** The button, and above it what keeps the whole form from working. */
export function SubmitContract({ market, ticket, stale, address }: SubmitContractProps) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { fields, problems, request, preview, submission } = ticket
  const closed = problems.find((problem) => problem.kind === 'market')
  const noPassword = problems.find((problem) => problem.kind === 'transaction_password_unset')
  const unticked = problems.find((problem) => problem.kind === 'leverage_unaccepted')
  const waiting = request !== undefined && problems.length === 0 && !preview.preview && !preview.failed
  const stopped = closed ?? noPassword ?? unticked
  const blocked = stopped ? contractProblemText(stopped, t, formats) : waiting ? t('problem.previewMissing') : undefined
  const long = fields.side === 'long'
  const act = fields.reduceOnly
    ? t(long ? 'form.reduceLong' : 'form.reduceShort')
    : t(long ? 'form.openLong' : 'form.openShort')
  const label =
    submission.phase === 'sending'
      ? t('form.sending')
      : submission.phase === 'unknown'
        ? t('form.sendAgain')
        : waiting
          ? t('problem.previewMissing')
          : `${act} ${market.symbol}`
  return (
    <div className="flex flex-col gap-2">
      {stale && !closed && <InlineAlert tone="warn">{t('problem.stale')}</InlineAlert>}
      {closed && <InlineAlert tone="warn">{contractProblemText(closed, t, formats)}</InlineAlert>}
      {noPassword && (
        <InlineAlert tone="warn">
          {t('problem.transaction_password_unset')}{' '}
          <AppLink to="/bindmpwd" search={{ redirect: address }} className="text-accent underline underline-offset-2">
            {t('form.setTransactionPassword')}
          </AppLink>
        </InlineAlert>
      )}
      <Button
        type="submit"
        tone={long ? 'up' : 'down'}
        wide
        blockedBecause={blocked}
        busy={submission.phase === 'sending'}
      >
        {label}
      </Button>
      {unticked && !closed && !noPassword && (
        <p className="text-center text-12 text-warn">{contractProblemText(unticked, t, formats)}</p>
      )}
    </div>
  )
}
