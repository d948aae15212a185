import { Pager as PagerOf, type PagerProps } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { recordListTexts } from './texts.ts'

/** The pages of a list. */
export function Pager(props: Omit<PagerProps, 'words'>) {
  const t = useTexts(recordListTexts)
  const { count } = useFormats()
  return (
    <PagerOf
      {...props}
      words={{
        total: (rows) => t('total', { count: rows }),
        page: (page, pages) => t('page', { page: count(page), pages: count(pages) }),
        previous: t('previous'),
        next: t('next'),
      }}
    />
  )
}
