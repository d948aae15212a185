import { Button } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { pageCount } from './paging.ts'
import { recordListTexts } from './texts.ts'

export interface PagerProps {
  readonly page: number
  /** Undefined while loading. */
  readonly total: number | undefined
  readonly onPage: (page: number) => void
}

export function Pager({ page, total, onPage }: PagerProps) {
  const t = useTexts(recordListTexts)
  const formats = useFormats()
  if (total === undefined) return <div className="h-11" />
  const pages = pageCount(total)
  return (
    <div className="flex h-11 items-center justify-between border-t border-line px-4 text-12 text-ink-3">
      <span>{t('total', { count: total })}</span>
      <span className="flex items-center gap-2">
        <Button
          tone="ghost"
          size="small"
          aria-disabled={page <= 1 || undefined}
          onClick={() => onPage(Math.max(1, page - 1))}
        >
          {t('previous')}
        </Button>
        {t('page', { page: formats.count(page), pages: formats.count(pages) })}
        <Button
          tone="ghost"
          size="small"
          aria-disabled={page >= pages || undefined}
          onClick={() => onPage(Math.min(pages, page + 1))}
        >
          {t('next')}
        </Button>
      </span>
    </div>
  )
}
