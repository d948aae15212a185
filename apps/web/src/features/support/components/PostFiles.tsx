import { Button, Dialog } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { siteConfig } from '../../../shared/config/siteConfig.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { OwnPicture } from '../../../shared/uploads/OwnPicture.tsx'
import type { TicketPost } from '../conversation.ts'
import { supportTexts } from '../texts.ts'

/** The customer's own files in a message. */
export function PostFiles({ images }: Pick<TicketPost, 'images'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map(({ id, kind }) => (
        <li key={id}>{kind === 'picture' ? <Picture id={id} /> : <Document id={id} />}</li>
      ))}
    </ul>
  )
}

function Picture({ id }: { readonly id: string }) {
  const t = useTexts(supportTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('files.open')}
        onClick={() => setOpen(true)}
        className="block overflow-hidden rounded-control border border-line"
      >
        <OwnPicture id={id} alt={t('files.picture')} className="h-28 w-40" />
      </button>
      {open && (
        <Dialog
          open
          width="wide"
          title={t('files.picture')}
          closeLabel={t('files.close')}
          onClose={() => setOpen(false)}
        >
          <OwnPicture id={id} alt={t('files.picture')} className="h-[70dvh] w-full" />
        </Dialog>
      )}
    </>
  )
}

/** Lets the browser save what is behind a link that is good once. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = siteConfig().apiHost + url
  link.download = ''
  link.click()
}

function Document({ id }: { readonly id: string }) {
  const t = useTexts(supportTexts)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    // A refusal is told in a toast.
    const answer = await api()
      .call('getImage', { id })
      .catch(() => undefined)
    setBusy(false)
    if (answer) save(answer.url)
  }
  return (
    <Button tone="secondary" size="small" busy={busy} title={t('files.save')} onClick={() => void open()}>
      {t('files.document')}
    </Button>
  )
}
