import { useQuery } from '@tanstack/react-query'
import { buttonClass, CopyButton, Panel, Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Failed } from '../../../shared/loading/Failed.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { CheckInBrowser } from './CheckInBrowser.tsx'
import { CheckpointFigures } from './CheckpointFigures.tsx'
import { HouseDay } from './HouseDay.tsx'
import { LastEntries } from './LastEntries.tsx'
import { SumsTable } from './SumsTable.tsx'
import { booksTexts } from './texts.ts'

const FRESH_MS = 5_000

/** The state of the books, live, and the button that checks it here. */
export function BooksSection() {
  const t = useTexts(booksTexts)
  const books = useQuery({ ...callQuery('getBooks', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  return (
    <section className="border-y border-line bg-surface-1">
      <div className="band py-20 slim:py-10">
        <div className="grid grid-cols-[1fr_560px] narrow:grid-cols-1 gap-16 narrow:gap-10 wide:grid-cols-[1fr_640px]">
          <Claim />
          <Box title={t('checkpoint.title')}>
            {books.data ? <CheckpointFigures checkpoint={books.data.checkpoint} /> : <Waiting books={books} />}
          </Box>
        </div>
        {books.data && (
          <>
            <CheckInBrowser sums={books.data.sums} />
            <div className="mt-6 grid grid-cols-3 narrow:grid-cols-1 items-stretch gap-6">
              <Box title={t('sums.title')} why={t('sums.why')}>
                <SumsTable sums={books.data.sums} />
              </Box>
              <Box title={t('entries.title')} why={t('entries.why')}>
                <LastEntries entries={books.data.entries} />
              </Box>
              <Box title={t('house.title')}>
                <HouseDay house={books.data.house} />
              </Box>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function Claim() {
  const t = useTexts(booksTexts)
  return (
    <div>
      <h2 className="text-32 font-semibold tracking-tight">{t('title')}</h2>
      <p className="mt-3 max-w-md text-16 text-ink-2">{t('lead')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <p className="num flex h-11 w-80 max-w-full items-center justify-between rounded-panel border border-line bg-canvas ps-4 pe-3 font-mono text-14">
          <span>
            <span aria-hidden="true" className="me-3 select-none text-brand">
              $
            </span>
            {t('command')}
          </span>
          <CopyButton text={t('command')} label={t('copyCommand')} copiedLabel={t('copied')} />
        </p>
        <AppLink to="/text" search={{ id: '7' }} className={buttonClass('ghost', 'large')}>
          {t('how')}
        </AppLink>
      </div>
    </div>
  )
}

function Waiting({ books }: { readonly books: { readonly error: Error | null; refetch(): unknown } }) {
  const t = useTexts(booksTexts)
  if (books.error) return <Failed error={books.error} lead={t('failed')} onRetry={() => void books.refetch()} />
  return <Skeleton className="h-36 w-full" />
}

function Box(props: { readonly title: string; readonly why?: string; readonly children: ReactNode }) {
  return (
    <Panel className="flex min-w-0 flex-col bg-canvas p-5">
      <h3 className="text-14 font-semibold">{props.title}</h3>
      {props.why && <p className="mt-1 text-12 text-ink-3">{props.why}</p>}
      <div className="mt-4">{props.children}</div>
    </Panel>
  )
}
