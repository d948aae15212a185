import { Pager as PagerRow } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { pageCount } from './paging.ts'
import { recordListTexts } from './texts.ts'

export interface PagerProps {
  readonly page: number
  /** Undefined while loading. */
  readonly total: number | undefined
  /** Rows of a page. */
  readonly size?: number
  readonly onPage: (page: number) => void
}

export function Pager({ page, total, size, onPage }: PagerProps) {
  const t = useTexts(recordListTexts)
  const formats = useFormats()
  if (total === undefined) return <div className="h-11" />
  const pages = pageCount(total, size)
  return (
    <PagerRow
      page={page}
      pages={pages}
      onPage={onPage}
      totalText={t('total', { count: total })}
      pageText={t('page', { page: formats.count(page), pages: formats.count(pages) })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  )
}
