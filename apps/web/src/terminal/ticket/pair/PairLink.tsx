import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { ticketTexts } from '../texts.ts'

/** Opens the entry of two orders of which one cancels the other; `dialog` with what closes it again. */
export function PairLink({ dialog }: { readonly dialog: (close: () => void) => ReactNode }) {
  const t = useTexts(ticketTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="w-fit text-12 text-accent hover:underline" onClick={() => setOpen(true)}>
        {t('pair')}
      </button>
      {open && dialog(() => setOpen(false))}
    </>
  )
}
