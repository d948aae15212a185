import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@touchstone/ui'
import { callQuery } from '../api/queries.ts'
import { siteConfig } from '../config/siteConfig.ts'
import { useTexts } from '../i18n/texts.ts'
import { uploadTexts } from './texts.ts'

/** A picture that was uploaded before, through a link that is good once: asked for anew wherever it is shown. */
export function OwnPicture({
  id,
  alt,
  className,
}: {
  readonly id: string
  readonly alt: string
  readonly className: string
}) {
  const t = useTexts(uploadTexts)
  const { data, error, refetch } = useQuery({
    ...callQuery('getImage', { id }, { refusal: 'here' }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <div className={`${className} flex flex-col items-center justify-center gap-2 bg-surface-2 text-12 text-ink-3`}>
        {t('notShown')}
        <Button tone="secondary" size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className={className} />
  return <img src={siteConfig().apiHost + data.url} alt={alt} className={`${className} bg-surface-2 object-contain`} />
}
