import { useKeyPress } from '@touchstone/ui'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { openPalette, usePalette } from '../../../shared/palette/paletteStore.ts'
import { FEATURE_LISTS } from '../../routes/featureLists.ts'

/** The palette and what it finds come together, so that there is one wait and not two. */
const loadPalette = async () => {
  const [{ PaletteDialog }] = await Promise.all([import('./PaletteDialog.tsx'), FEATURE_LISTS.palette()])
  return PaletteDialog
}
const PaletteDialog = onDemand(loadPalette)

/** Ctrl or Command with K, whatever alphabet the keyboard writes. */
const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)))

/** Opens the palette from every page. Its code comes with the first press of Ctrl, so that it is there when K follows. */
export function PaletteDoor() {
  const open = usePalette((palette) => palette.open)
  useKeyPress((event) => {
    if (event.key === 'Control' || event.key === 'Meta') loadPalette().catch(() => undefined)
    if (!isPaletteKey(event)) return
    event.preventDefault()
    openPalette()
  })
  return open && <PaletteDialog />
}
