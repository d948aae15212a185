import { Menu } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { terminalTexts } from '../words/texts.ts'

const LayoutSwitches = onDemand(async () => (await import('./LayoutSwitches.tsx')).LayoutSwitches)

/** The arrangement of the panels, as switches and steps: nothing needs dragging. */
export function LayoutMenu({ book }: { readonly book: boolean }) {
  const t = useTexts(terminalTexts)
  return (
    // The header scrolls sideways, which would cut off a panel that stands in it.
    <Menu button={t('tools.layout')} stays className="max-h-7 px-2 text-12" panelClassName="fixed end-4">
      <LayoutSwitches book={book} />
    </Menu>
  )
}
