import { Glyph } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { equityTexts } from './texts.ts'

/** The eye that covers amounts, and opens them again. */
export function HideAmounts({ hidden, onTurn }: { readonly hidden: boolean; readonly onTurn: () => void }) {
  const t = useTexts(equityTexts)
  const label = hidden ? t('show') : t('hide')
  return (
    <button
      type="button"
      aria-pressed={hidden}
      aria-label={label}
      title={label}
      onClick={onTurn}
      className="grid size-6 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
    >
      <Glyph name={hidden ? 'eyeOff' : 'eye'} />
    </button>
  )
}
