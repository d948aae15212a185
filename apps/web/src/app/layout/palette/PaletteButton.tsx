import { Glyph } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { openPalette } from '../../../shared/palette/paletteStore.ts'
import { shellTexts } from '../texts.ts'

/** The way into the palette for who does not know its key; in wide windows it says the key. */
export function PaletteButton() {
  const t = useTexts(shellTexts)
  return (
    <button
      type="button"
      aria-label={t('palette')}
      aria-keyshortcuts="Control+K"
      title={`${t('palette')} · Ctrl+K`}
      onClick={openPalette}
      className="flex h-9 items-center gap-2 rounded-control px-2 text-12 text-ink-2 hover:bg-surface-3 hover:text-ink-1"
    >
      <Glyph name="search" className="size-4" />
      <kbd className="hidden rounded-[3px] border border-line px-1 text-11 text-ink-3 wide:block">Ctrl K</kbd>
    </button>
  )
}
