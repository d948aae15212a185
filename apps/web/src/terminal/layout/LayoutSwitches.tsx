import { Switch } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { SilenceSwitch } from '../../shared/signsOfLife/SilenceSwitch.tsx'
import { terminalTexts } from '../words/texts.ts'
import { arrange, BOTTOM_HEIGHT, clampHeight, useTerminalLayout } from './terminalLayout.ts'

/** What the menu of the arrangement has to choose from. */
export function LayoutSwitches() {
  const t = useTexts(terminalTexts)
  const layout = useTerminalLayout()
  const step = (by: number) => arrange({ bottomHeight: clampHeight(layout.bottomHeight + by) })
  return (
    <div className="fixed end-4 z-30 mt-1 flex w-64 flex-col gap-2 rounded-panel border border-line bg-surface-2 p-3 shadow-overlay">
      <Switch checked={layout.marketsShown} onCheckedChange={(marketsShown) => arrange({ marketsShown })}>
        {t('tools.showMarkets')}
      </Switch>
      <Switch checked={layout.formFirst} onCheckedChange={(formFirst) => arrange({ formFirst })}>
        {t('tools.swapSides')}
      </Switch>
      <div className="flex items-center justify-between text-13 text-ink-2">
        {t('tools.bottomHeight')}
        <span className="flex gap-1">
          {([-1, 1] as const).map((sign) => (
            <button
              key={sign}
              type="button"
              aria-label={sign > 0 ? t('tools.taller') : t('tools.lower')}
              onClick={() => step(sign * BOTTOM_HEIGHT.step)}
              className="size-7 rounded-control border border-line text-14 hover:bg-surface-3"
            >
              {sign > 0 ? '+' : '−'}
            </button>
          ))}
        </span>
      </div>
      <SilenceSwitch />
    </div>
  )
}
