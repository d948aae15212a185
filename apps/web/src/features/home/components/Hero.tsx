import { buttonClass } from '@touchstone/ui'
import { DemoEntry } from '../../../shared/demo/DemoEntry.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSetting } from '../../../shared/site/useSite.ts'
import { homeTexts } from '../texts.ts'
import { LogPosition } from './LogPosition.tsx'
import { MarketSummary } from './MarketSummary.tsx'

export function Hero() {
  const t = useTexts(homeTexts)
  return (
    <div className="border-b border-line bg-surface-1">
      <div className="band grid grid-cols-[1fr_560px] narrow:grid-cols-1 items-center gap-16 py-16 narrow:gap-10 slim:py-8 wide:grid-cols-[1fr_640px]">
        <div>
          <LogPosition />
          <h1 className="mt-6 text-56 font-semibold slim:text-32 tracking-[-0.03em] text-balance">{t('hero.title')}</h1>
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
  return (
    <div className="mt-8 flex flex-wrap gap-3">
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
