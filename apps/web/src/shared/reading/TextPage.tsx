import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { buttonClass, Empty, ErrorPanel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { failureCode, isCallError } from '../api/api.ts'
import { callQuery } from '../api/queries.ts'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { rejectionWord } from '../said/rejectionText.ts'
import { usePageTitle } from '../site/pageTitle.ts'
import { readingTexts } from './texts.ts'

export type TextData = CallData<'getText'>

/** Loads one text; `children` draws it. An unknown id is an empty page, not an error. */
export function TextPage({ id, children }: { readonly id: string; readonly children: (text: TextData) => ReactNode }) {
  const t = useTexts(readingTexts)
  const known = /^\d{1,7}$/.test(id)
  const { data, error, refetch } = useQuery({ ...callQuery('getText', { id }, { refusal: 'here' }), enabled: known })
  usePageTitle(data?.title ?? '')
  const missing = !known || (isCallError(error) && rejectionWord(error.code) === 'text_not_found')
  if (missing) return <MissingText />
  if (error)
    return (
      <ErrorPanel text={t('failed')} code={failureCode(error)} retryLabel={t('retry')} onRetry={() => void refetch()} />
    )
  if (!data) return <Loading />
  return children(data)
}

/** In place of something to read that is not there. */
export function MissingText() {
  const t = useTexts(readingTexts)
  return (
    <>
      <h1 className="sr-only">{t('unavailable')}</h1>
      <Empty
        text={t('unavailable')}
        action={
          <AppLink to="/" className={buttonClass('secondary', 'small')}>
            {t('home')}
          </AppLink>
        }
      />
    </>
  )
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full', 'w-2/3'] as const

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="mb-4 h-8 w-80" />
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
