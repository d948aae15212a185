import { Glyph } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { spotTexts } from '../texts.ts'

/** The trade's own abbreviations: the same in every language. */
export const INDICATORS = ['MA', 'EMA', 'BOLL', 'SAR', 'VOL', 'MACD', 'KDJ', 'RSI', 'OBV', 'DMI', 'CCI', 'WR'] as const
export const DEFAULT_INDICATORS: readonly string[] = ['MA', 'VOL']
/** More panes would squeeze the candles. */
const MOST = 5

export interface IndicatorMenuProps {
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

export function IndicatorMenu({ chosen, onChosen }: IndicatorMenuProps) {
  const t = useTexts(spotTexts)
  const turn = (name: string) =>
    onChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name].slice(-MOST))
  return (
    <details className="relative">
      <summary className="flex h-6 cursor-pointer list-none items-center gap-1 rounded-control px-1.5 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1">
        {t('chart.indicators')}
        <Glyph name="down" className="size-3" />
      </summary>
      <div className="absolute end-0 top-7 z-20 grid w-56 grid-cols-3 gap-1 rounded-panel border border-line bg-surface-2 p-2 shadow-overlay">
        {INDICATORS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen.includes(name)}
            onClick={() => turn(name)}
            className="h-7 rounded-control text-12 text-ink-2 hover:bg-surface-3 aria-pressed:bg-surface-3 aria-pressed:text-accent"
          >
            {name}
          </button>
        ))}
      </div>
    </details>
  )
}
