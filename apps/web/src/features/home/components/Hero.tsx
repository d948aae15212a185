import { buttonClass, Num } from '@touchstone/ui'
import { DemoEntry } from '../../../shared/demo/DemoEntry.tsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useStatus } from '../../../shared/live/useLive.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { useSetting } from '../../../shared/site/useSite.ts'
import { homeTexts } from '../texts.ts'
import { MarketSummary } from './MarketSummary.tsx'

export function Hero() {
  const t = useTexts(homeTexts)
  return (
    <div className="border-b border-line bg-surface-1">
      <div className="mx-auto grid w-[1200px] grid-cols-[1fr_560px] items-center gap-16 py-16 wide:w-[1360px] wide:grid-cols-[1fr_640px]">
        <div>
          <LogPosition />
          <h1 className="mt-6 text-56 font-semibold tracking-[-0.03em] text-balance">{t('hero.title')}</h1>
          <p className="mt-5 max-w-lg text-16 text-ink-2">{t('hero.lead')}</p>
          <Actions />
          <p className="mt-8 max-w-lg border-s-2 border-warn ps-3 text-13 text-ink-2">{t('hero.risk')}</p>
        </div>
        <MarketSummary />
      </div>
    </div>
  )
}

/** Visitors may trade at once, with play money: nothing else here costs as little. */
function Actions() {
  const t = useTexts(homeTexts)
  const demo = useSetting()?.features.demo ?? false
  const signedIn = useSession((session) => session.token !== '')
  if (signedIn)
    return (
      <div className="mt-8 flex gap-3">
        <AppLink to="/deal" className={buttonClass('primary', 'large')}>
          {t('hero.trade')}
        </AppLink>
        <AppLink to="/table1" className={buttonClass('secondary', 'large')}>
          {t('hero.assets')}
        </AppLink>
      </div>
    )
  return (
    <div className="mt-8 flex gap-3">
      <DemoEntry tone="primary" />
      <AppLink to="/register" className={buttonClass(demo ? 'secondary' : 'primary', 'large')}>
        {t('hero.register')}
      </AppLink>
      <AppLink to="/market" className={buttonClass('ghost', 'large')}>
        {t('hero.market')}
      </AppLink>
    </div>
  )
}

/** The exchange's pulse: the log's own count, live. */
function LogPosition() {
  const t = useTexts(homeTexts)
  const formats = useFormats()
  const status = useStatus()
  return (
    <p title={t('hero.positionWhy')} className="flex h-7 w-fit items-center gap-2 text-12 text-ink-3">
      <span aria-hidden="true" className="h-3.5 w-0.5 -skew-x-[24deg] bg-brand" />
      {t('hero.position')}
      <Num className="min-w-24 font-medium text-ink-1">{status ? formats.count(status.sequence) : '–'}</Num>
    </p>
  )
}
