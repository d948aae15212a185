import { Button, InlineAlert } from '@touchstone/ui'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import type { Ticket } from '../hooks/useTicket.ts'
import { problemText } from '../problemText.ts'
import { spotTexts } from '../texts.ts'

export interface SubmitOrderProps {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly stale: boolean
}

/** The button, and above it what keeps the whole form from working. */
export function SubmitOrder({ market, ticket, stale }: SubmitOrderProps) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const { fields, problems, request, preview, submission } = ticket
  const closed = problems.find((problem) => problem.kind === 'market_halted' || problem.kind === 'market_cancel_only')
  const noPassword = problems.some((problem) => problem.kind === 'transaction_password_unset')
  const waiting = request !== undefined && problems.length === 0 && !preview.preview && !preview.failed
  /** What the customer can only wait for. Missing balances come last among the problems: first means that nothing else is wrong. */
  const awaited =
    problems[0]?.kind === 'no_balance_yet'
      ? t('problem.no_balance_yet')
      : waiting
        ? t('problem.previewMissing')
        : undefined
  const blocked = closed
    ? problemText(closed, t, formats)
    : noPassword
      ? t('problem.transaction_password_unset')
      : awaited
  const act =
    fields.side === 'buy'
      ? t('form.submitBuy', { currency: market.base })
      : t('form.submitSell', { currency: market.base })
  const label =
    submission.phase === 'sending' ? t('form.sending') : submission.phase === 'unknown' ? t('form.sendAgain') : act
  return (
    <div className="flex flex-col gap-2">
      {stale && !closed && <InlineAlert tone="warn">{t('problem.stale')}</InlineAlert>}
      {closed && <InlineAlert tone="warn">{problemText(closed, t, formats)}</InlineAlert>}
      {noPassword && (
        <InlineAlert tone="warn">
          {t('problem.transaction_password_unset')}{' '}
          <AppLink
            to="/bindmpwd"
            search={{ redirect: `/deal?symbol=${market.symbol}` }}
            className="text-accent underline underline-offset-2"
          >
            {t('form.setTransactionPassword')}
          </AppLink>
        </InlineAlert>
      )}
      <Button
        type="submit"
        tone={fields.side === 'buy' ? 'up' : 'down'}
        wide
        blockedBecause={blocked}
        busy={submission.phase === 'sending'}
      >
        {awaited ?? label}
      </Button>
    </div>
  )
}
