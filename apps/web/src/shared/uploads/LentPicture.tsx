import { Button, Skeleton } from '@touchstone/ui'
import { siteConfig } from '../config/siteConfig.ts'
import { useTexts } from '../i18n/texts.ts'
import { uploadTexts } from './texts.ts'

export interface LentPictureProps {
  /** The answer with a picture's link, which can be used once. */
  readonly answer: {
    readonly data: { readonly url: string } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly alt: string
  readonly className: string
}

/** A picture behind a link that is good once. */
export function LentPicture({ answer: { data, error, refetch }, alt, className }: LentPictureProps) {
  const t = useTexts(uploadTexts)
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

/** Asked for anew wherever it is shown. */
export const ONCE = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const
