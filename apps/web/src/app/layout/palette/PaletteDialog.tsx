import { useLocation } from '@tanstack/react-router'
import { Dialog } from '@touchstone/ui'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { closePalette } from '../../../shared/palette/paletteStore.ts'
import { useSignInPrompt } from '../../../shared/session/signInPrompt.ts'
import { Palette } from './Palette.tsx'
import { paletteTexts } from './texts.ts'

/** The palette over the page, until it has led somewhere, a sign-in is asked for, or nothing is wanted of it any more. */
export function PaletteDialog() {
  const t = useTexts(paletteTexts)
  const address = useLocation({ select: ({ href }) => href })
  const opened = useRef(address)
  const asked = useSignInPrompt((prompt) => prompt.open)
  useEffect(() => {
    if (asked || address !== opened.current) closePalette()
  }, [asked, address])
  return (
    <Dialog open look="palette" title={t('placeholder')} closeLabel={t('close')} onClose={closePalette}>
      <div className="flex h-[min(640px,80dvh)] flex-col">
        <Palette />
      </div>
    </Dialog>
  )
}
