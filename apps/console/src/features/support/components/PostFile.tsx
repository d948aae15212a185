import { Button, Dialog, Skeleton } from '@touchstone/ui'
import { useCallback, useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { adminCall } from '../../../shared/api/adminClient.ts'
import { useDocument } from '../../../shared/documents/useDocument.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { supportTexts } from '../texts.ts'
import type { Ticket } from '../ticket.ts'

const t = textsOf(supportTexts)

type Image = Ticket['posts'][number]['images'][number]

export interface PostFileProps {
  readonly ticketId: string
  readonly uid: string
  readonly image: Image
}

/** A file of the customer: opened on demand, for each look is recorded. */
export function PostFile({ ticketId, uid, image: { id: image, kind } }: PostFileProps) {
  const may = useMay('openTicketFile')
  const [open, setOpen] = useState(false)
  const act = useAct('openTicketFile', { silent: true, toastFailure: true })
  if (!may) return <span className="text-12 text-ink-3">{t(`messages.${kind}`)}</span>
  const show = async () => {
    if (kind === 'picture') return setOpen(true)
    const answer = await act.run({ id: ticketId, image })
    if (answer) save(answer.url)
  }
  return (
    <>
      <Button tone="secondary" size="small" busy={act.busy} title={t('messages.looks')} onClick={() => void show()}>
        {t(`messages.${kind}`)}
      </Button>
      {open && (
        <Dialog
          open
          width="wide"
          title={t('messages.pictureTitle', { uid })}
          closeLabel={t('messages.done')}
          onClose={() => setOpen(false)}
        >
          <Picture ticketId={ticketId} image={image} alt={t('messages.pictureTitle', { uid })} />
        </Dialog>
      )}
    </>
  )
}

function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

const nothing = () => undefined

function Picture({
  ticketId,
  image,
  alt,
}: {
  readonly ticketId: string
  readonly image: string
  readonly alt: string
}) {
  const ask = useCallback(
    (signal: AbortSignal) => adminCall('openTicketFile', { id: ticketId, image }, signal),
    [ticketId, image],
  )
  const { document: picture, again } = useDocument(ask, nothing)
  if (picture.state === 'loading') return <Skeleton className="h-[60dvh] w-full" />
  if (picture.state === 'shown')
    return <img src={picture.url} alt={alt} className="h-[60dvh] w-full bg-surface-2 object-contain" />
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-13">
      {t('messages.failed')}
      <Button tone="secondary" size="small" onClick={again}>
        {t('messages.retry')}
      </Button>
    </div>
  )
}
