import { Glyph } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { terminalTexts } from '../words/texts.ts'

const LayoutSwitches = onDemand(async () => (await import('./LayoutSwitches.tsx')).LayoutSwitches)

/** The arrangement of the panels, as switches and steps: nothing needs dragging. */
export function LayoutMenu() {
  const t = useTexts(terminalTexts)
  return (
    <details className="relative">
      <summary className="flex h-7 cursor-pointer list-none items-center gap-1 rounded-control px-2 text-12 text-ink-2 hover:bg-surface-3 hover:text-ink-1">
        {t('tools.layout')}
        <Glyph name="down" className="size-3" />
      </summary>
      <LayoutSwitches />
    </details>
  )
}
