import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@touchstone/ui'
import { api } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { qrTexts } from './texts.ts'

export interface QrPictureProps {
  /** The text that a scan of the picture gives. */
  readonly text: string
  readonly alt: string
}

/** A text as a QR code, drawn by the exchange. */
export function QrPicture({ text, alt }: QrPictureProps) {
  const t = useTexts(qrTexts)
  const { data, error, refetch } = useQuery({
    queryKey: ['QR code', text],
    queryFn: () => api().call('getQrcode', { text }, { asForm: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <div className="flex size-40 shrink-0 flex-col items-center justify-center gap-2 rounded-control border border-line p-3 text-center text-12 text-ink-3">
        {t('failed')}
        <Button tone="secondary" size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="size-40 shrink-0" />
  return <img src={data.img} alt={alt} className="size-40 shrink-0 rounded-control bg-white" />
}
