import { Countdown, InlineAlert } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { withdrawTexts } from '../texts.ts'
import type { WithdrawInfo } from '../withdrawInput.ts'

const DAY_MS = 86_400_000
const HONG_KONG_AHEAD_MS = 8 * 3_600_000
/** Holds that no time ends are far beyond any calendar. */
const NO_CALENDAR_MS = 10 * 365 * DAY_MS

/** The next midnight in Hong Kong, UTC ms. */
function nextHongKongDay(time: number): number {
  return (Math.floor((time + HONG_KONG_AHEAD_MS) / DAY_MS) + 1) * DAY_MS - HONG_KONG_AHEAD_MS
}

export interface StateNoticeProps {
  readonly info: WithdrawInfo
  /** The moment that was waited for is there. */
  readonly onChange: () => void
}

/** Why nothing can be withdrawn now, and when that ends; nothing when nothing stands against it. */
export function StateNotice({ info, onChange }: StateNoticeProps) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const now = useServerNow()
  const wait = (until: number) => <Countdown key={until} until={until} now={now} onEnd={onChange} />
  switch (info.state) {
    case 'frozen':
      return <InlineAlert tone="danger">{t('state.frozen')}</InlineAlert>
    case 'unprotected':
      return (
        <InlineAlert tone="warn">
          {t('state.unprotected')}{' '}
          <AppLink to="/security" className="text-accent underline underline-offset-2">
            {t('state.protect')}
          </AppLink>
        </InlineAlert>
      )
    case 'held':
      return (
        <InlineAlert tone="warn">
          {info.heldUntil - info.time > NO_CALENDAR_MS
            ? t('state.heldOpen')
            : t('state.held', { time: formats.moment(info.heldUntil, 'dateMinute') })}
        </InlineAlert>
      )
    case 'unverified':
      return (
        <InlineAlert tone="warn">
          {t('state.unverified')}{' '}
          <AppLink to="/authentication" className="text-accent underline underline-offset-2">
            {t('state.verify')}
          </AppLink>
        </InlineAlert>
      )
    case 'closed':
      return (
        <InlineAlert tone="warn">
          {t('state.closed', { open: info.open, close: info.close })}{' '}
          {info.changesAt > 0 && (
            <>
              {t('state.opensIn')} {wait(info.changesAt)}
            </>
          )}
        </InlineAlert>
      )
    case 'per_day':
      return (
        <InlineAlert tone="warn">
          {t('state.per_day', { count: info.perDay })} {t('state.again')} {wait(nextHongKongDay(info.time))}
        </InlineAlert>
      )
    case '':
      return null
  }
}
