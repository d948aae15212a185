import { Button, Switch } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { SilenceSwitch } from '../../shared/signsOfLife/SilenceSwitch.tsx'
import { terminalTexts } from '../words/texts.ts'
import { arrange, PANELS, type Panel, resizePanel, useTerminalLayout, usualSize } from './terminalLayout.ts'
import { useWide } from './useWide.ts'

/** What the menu of the arrangement has to choose from. */
export function LayoutSwitches({ book }: { readonly book: boolean }) {
  const t = useTexts(terminalTexts)
  const { marketsShown, formFirst, sizes } = useTerminalLayout()
  const wide = useWide()
  return (
    <div className="flex w-64 flex-col gap-2 p-1.5">
      {wide ? (
        <Switch checked={marketsShown} onCheckedChange={(shown) => arrange({ marketsShown: shown })}>
          {t('tools.showMarkets')}
        </Switch>
      ) : (
        <p className="text-12 text-ink-3">{t('tools.marketsNeedRoom')}</p>
      )}
      <Switch checked={formFirst} onCheckedChange={(first) => arrange({ formFirst: first })}>
        {t('tools.swapSides')}
      </Switch>
      {(book ? (['book', 'form', 'orders'] as const) : (['form', 'orders'] as const)).map((panel) => (
        <PanelSteps key={panel} panel={panel} usual={usualSize(panel, book)} />
      ))}
      {Object.keys(sizes).length > 0 && (
        <Button tone="secondary" size="small" onClick={() => arrange({ sizes: {} })}>
          {t('tools.usualSizes')}
        </Button>
      )}
      <SilenceSwitch />
    </div>
  )
}

/** Smaller and larger, for who does not drag the panel's edge. */
function PanelSteps({ panel, usual }: { readonly panel: Panel; readonly usual: number }) {
  const t = useTexts(terminalTexts)
  const size = useTerminalLayout((layout) => layout.sizes[panel]) ?? usual
  const label = t(`tools.size.${panel}`)
  return (
    <div className="flex items-center justify-between text-13 text-ink-2">
      {label}
      <span className="flex gap-1">
        {([-1, 1] as const).map((sign) => (
          <button
            key={sign}
            type="button"
            aria-label={`${label}: ${t(sign > 0 ? 'tools.larger' : 'tools.smaller')}`}
            onClick={() => resizePanel(panel, size + sign * PANELS[panel].step)}
            className="size-7 rounded-control border border-line text-14 hover:bg-surface-3"
          >
            {sign > 0 ? '+' : '−'}
          </button>
        ))}
      </span>
    </div>
  )
}
