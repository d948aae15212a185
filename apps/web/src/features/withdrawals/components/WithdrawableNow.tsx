import { Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CoinMark } from '../../../shared/markets/CoinMark.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawTexts } from '../texts.ts'
import { useIdentityReview } from '../useIdentityReview.ts'
import { boundText, type WithdrawInfo } from '../withdrawInput.ts'

/** Where a customer can do something about a rule, by its refusal; against the others only time helps. */
const REMEDIES = {
  insufficient_balance: '/recharge',
  withdrawal_below_minimum: '/recharge',
  turnover_missing: '/deal',
  daily_limit: '/authentication',
  enrolment_needed: '/security',
  loan_must_stay: '/currencyRecord',
} as const

function hasRemedy(rejection: string): rejection is keyof typeof REMEDIES {
  return Object.hasOwn(REMEDIES, rejection)
}

/** The one figure that holds: the least of all rules, the rule that binds, and what helps against it. */
export function WithdrawableNow({ info }: { readonly info: WithdrawInfo }) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const reviewing = useIdentityReview()
  const { withdrawable, currency, bound } = info
  return (
    <div className="flex flex-col gap-1" data-testid="withdrawable">
      <p className="text-13 text-ink-3">{t('allowance.withdrawable')}</p>
      <p className="flex items-center gap-2 text-24 font-semibold text-ink-1">
        <CoinMark code={currency} />
        <Num>
          {formats.decimal(withdrawable)} {currency}
        </Num>
      </p>
      {bound.problem !== '' && (
        <p className="text-12 text-ink-2">
          {t('allowance.bound', { rule: boundText(info, formats) })}{' '}
          {hasRemedy(bound.rejection) && !(reviewing && bound.rejection === 'daily_limit') && (
            <AppLink to={REMEDIES[bound.rejection]} className="text-accent underline underline-offset-2">
              {t(`remedies.${bound.rejection}`)}
            </AppLink>
          )}
        </p>
      )}
    </div>
  )
}
