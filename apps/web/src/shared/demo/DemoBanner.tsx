import { useTexts } from '../i18n/texts.ts'
import { useFeedLabel } from '../site/useSite.ts'
import { askToExitDemo } from './demoAccount.ts'
import { demoTexts } from './texts.ts'

/** On every page of the demo account, always in sight: this is not your money. */
export function DemoBanner() {
  const t = useTexts(demoTexts)
  const feed = useFeedLabel()
  return (
    <aside
      aria-label={t('banner')}
      className="no-print flex min-h-9 shrink-0 items-center justify-center gap-3 border-b-2 border-warn bg-notice px-4 text-13 text-on-notice max-[1279px]:justify-start slim:gap-2 slim:px-3 slim:py-1 slim:text-12"
    >
      <strong className="shrink-0 rounded-[3px] bg-on-notice px-2 py-0.5 text-12 font-semibold text-notice">
        {t('banner')}
      </strong>
      <span>{feed === undefined ? t('bannerTextShort') : t('bannerText', { feed })}</span>
      <button
        type="button"
        onClick={askToExitDemo}
        className="h-6 shrink-0 rounded-control border border-on-notice/70 px-2.5 text-12 font-semibold hover:bg-on-notice hover:text-notice"
      >
        {t('exit')}
      </button>
    </aside>
  )
}
