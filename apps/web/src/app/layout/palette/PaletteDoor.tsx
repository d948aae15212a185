import { useLocation } from '@tanstack/react-router'
import { Dialog, useKeyPress } from '@touchstone/ui'
import { useEffect } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { closePalette, openPalette, usePalette } from '../../../shared/palette/paletteStore.ts'
import { useSignInPrompt } from '../../../shared/session/signInPrompt.ts'
import { FEATURE_LISTS } from '../../routes/featureLists.ts'
import { shellTexts } from '../texts.ts'

/** The palette and what it finds come together, so that there is one wait and not two. */
const loadPalette = async () => {
  const [{ Palette }] = await Promise.all([import('./Palette.tsx'), FEATURE_LISTS.palette()])
  return Palette
}
const Palette = onDemand(loadPalette)

/** Ctrl or Command with K, whatever alphabet the keyboard writes. */
const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)))

/** Opens the palette from every page. Its code comes with the first press of Ctrl, so that it is there when K follows. */
export function PaletteDoor() {
  const t = useTexts(shellTexts)
  const open = usePalette((palette) => palette.open)
  const address = useLocation({ select: ({ href }) => href })
  useKeyPress((event) => {
    if (event.key === 'Control' || event.key === 'Meta') loadPalette().catch(() => undefined)
    if (!isPaletteKey(event)) return
    event.preventDefault()
    openPalette()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone to another page is done with it
  useEffect(closePalette, [address])
  const asked = useSignInPrompt((prompt) => prompt.open)
  useEffect(() => {
    if (asked) closePalette()
  }, [asked])
  return (
    <Dialog open={open} look="palette" title={t('palette')} closeLabel={t('close')} onClose={closePalette}>
      <div className="flex h-[min(640px,80dvh)] flex-col">
        <Palette />
      </div>
    </Dialog>
  )
}
