import { Countdown, InlineAlert } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawTexts } from '../texts.ts'
import { useIdentityReview } from '../useIdentityReview.ts'
import { boundText, type WithdrawInfo } from '../withdrawInput.ts'

export interface StateNoticeProps {
  readonly info: WithdrawInfo
  /** The moment that was waited for is there. */
  readonly onChange: () => void
}

/** Why nothing can be withdrawn now, and when that ends; nothing when nothing stands against it. */
export function StateNotice({ info, onChange }: StateNoticeProps) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const { until } = info.bound
  switch (info.state) {
    case 'frozen':
      return <InlineAlert tone="danger">{t('state.frozen')}</InlineAlert>
    case 'unprotected':
      return (
        <InlineAlert tone="warn">
          {t('state.unprotected')} <Remedy to="/security">{t('state.protect')}</Remedy>
        </InlineAlert>
      )
    case 'held':
      return (
        <InlineAlert tone="warn">
          {until === 0 ? t('state.heldOpen') : t('state.held', { time: formats.moment(until, 'dateMinute') })}
        </InlineAlert>
      )
    case 'unverified':
      return <Unverified />
    case 'closed':
    case 'per_day':
    case 'daily_limit':
      return <Over info={info} onChange={onChange} />
    case '':
      return null
  }
}

function Remedy({ to, children }: { readonly to: '/security' | '/authentication'; readonly children: string }) {
  return (
    <AppLink to={to} className="text-accent underline underline-offset-2">
      {children}
    </AppLink>
  )
}

function Unverified() {
  const t = useTexts(withdrawTexts)
  const reviewing = useIdentityReview()
  return (
    <InlineAlert tone="warn">
      {t('state.unverified')}{' '}
      {reviewing ? t('state.reviewing') : <Remedy to="/authentication">{t('state.verify')}</Remedy>}
    </InlineAlert>
  )
}

/** What the rule allows is over, until it begins anew. */
function Over({ info, onChange }: StateNoticeProps) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const now = useServerNow()
  const { until } = info.bound
  return (
    <InlineAlert tone="warn">
      {t('state.rule', { rule: boundText(info, formats) })}{' '}
      {until > 0 && (
        <>
          {t(info.state === 'closed' ? 'state.opensIn' : 'state.again')}{' '}
          <Countdown key={until} until={until} now={now} onEnd={onChange} />
        </>
      )}
    </InlineAlert>
  )
}
