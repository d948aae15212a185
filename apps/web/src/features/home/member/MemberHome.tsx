import { buttonClass, Num, Skeleton, Sparkline } from '@touchstone/ui'
import { DayResult } from '../../../shared/equity/DayResult.tsx'
import { totalOf } from '../../../shared/equity/equity.ts'
import { HideAmounts } from '../../../shared/equity/HideAmounts.tsx'
import { useDayEquity } from '../../../shared/equity/useDayEquity.ts'
import { useHiddenAmounts } from '../../../shared/equity/useHiddenAmounts.ts'
import { directionOf, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { useSetting } from '../../../shared/site/useSite.ts'
import { LogPosition } from '../components/LogPosition.tsx'
import { MarketSummary } from '../components/MarketSummary.tsx'
import { MEMBER_HEIGHT } from './memberHeight.ts'
import { OpenPositions } from './OpenPositions.tsx'
import { memberTexts } from './texts.ts'

const DECIMALS = 2

/** What a member comes for: the equity, what is open, and the markets that are watched. */
export function MemberHome() {
  const [hidden, turnHidden] = useHiddenAmounts()
  return (
    <div className={`border-b border-line bg-surface-1 ${MEMBER_HEIGHT}`}>
      <div className="band grid grid-cols-[minmax(0,1fr)_520px] narrow:grid-cols-1 items-start gap-8 py-8 slim:py-5 wide:grid-cols-[minmax(0,1fr)_600px]">
        <div className="flex flex-col gap-6">
          <EquityHead hidden={hidden} onHidden={turnHidden} />
          <OpenPositions hidden={hidden} />
        </div>
        <MarketSummary watchlist />
      </div>
    </div>
  )
}

function EquityHead({ hidden, onHidden }: { readonly hidden: boolean; readonly onHidden: () => void }) {
  const t = useTexts(memberTexts)
  const formats = useFormats()
  const demo = useSession((session) => session.demo)
  const sandbox = useSetting()?.features.sandbox === true
  const { data, error } = useDayEquity()
  /** Told below why it could not be had. */
  const equity = data ? (data.list.at(-1)?.equity ?? data.opening) : error ? '' : undefined
  return (
    <section aria-label={t('equity')}>
      <LogPosition />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h1 className="flex items-center gap-2 text-20 font-semibold">
          {t('title')}
          {(demo || sandbox) && (
            <span className="rounded-control border border-warn/50 px-1.5 text-12 font-medium text-warn">
              {t('play')}
            </span>
          )}
        </h1>
        <span className="flex gap-2">
          <AppLink to="/deal" className={buttonClass('primary', 'small')}>
            {t('trade')}
          </AppLink>
          <AppLink to="/table1" className={buttonClass('secondary', 'small')}>
            {t('assets')}
          </AppLink>
          {!demo && (
            <AppLink to="/recharge" className={buttonClass('secondary', 'small')}>
              {t('deposit')}
            </AppLink>
          )}
        </span>
      </div>
      <p className="mt-3 flex h-6 items-center gap-2 text-12 text-ink-3">
        {t('equity')}
        <HideAmounts hidden={hidden} onTurn={onHidden} />
      </p>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 slim:py-1">
        <p className="flex items-baseline text-32 font-semibold text-ink-1">
          {equity === undefined ? (
            <Skeleton className="h-8 w-56" />
          ) : (
            <Num>{hidden ? t('hidden') : formats.decimal(equity, DECIMALS)}</Num>
          )}
          <span className="ms-2 text-14 font-medium text-ink-3">USDT</span>
        </p>
        {data && !hidden && data.list.length > 1 && (
          <Sparkline
            points={[data.opening, ...data.list.map((period) => period.equity)].map(Number)}
            tone={directionOf(totalOf(data).result)}
            width={176}
            height={40}
            filled
          />
        )}
      </div>
      <DayResult hidden={hidden} />
      <p className="mt-1 text-12 text-ink-3">{t('note')}</p>
    </section>
  )
}
