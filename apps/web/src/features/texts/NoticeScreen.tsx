import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { Empty, ErrorPanel, Num, Panel, Skeleton } from '@touchstone/ui'
import { failureCode } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { TextScreen } from './TextScreen.tsx'
import { textTexts } from './texts.ts'

/** Announcements, newest first; `?id=` opens one. */
export function NoticeScreen() {
  return useSearchField('id') === '' ? <NoticeList /> : <TextScreen />
}

function NoticeList() {
  const t = useTexts(textTexts)
  const formats = useFormats()
  const { data, error, refetch } = useQuery(callQuery('getGG', {}))
  return (
    <ReadingColumn>
      <h1 className="text-32 font-semibold tracking-tight">{t('notices.title')}</h1>
      <p className="mt-1 text-14 text-ink-2">{t('notices.lead')}</p>
      <Panel className="mt-6">
        {error && (
          <ErrorPanel
            text={t('failed')}
            code={failureCode(error)}
            retryLabel={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="m-5 h-24" />}
        {data?.list.length === 0 && <Empty text={t('notices.empty')} />}
        <ul className="divide-y divide-line">
          {data?.list.map((notice) => (
            <li key={notice.id} className="relative px-5 py-4 hover:bg-surface-2">
              <div className="flex items-baseline justify-between gap-6">
                <h2 className="text-14 font-medium">
                  <AppLink to="/notice" search={{ id: String(notice.id) }} className="after:absolute after:inset-0">
                    {notice.title}
                  </AppLink>
                </h2>
                <Num className="shrink-0 text-12 text-ink-3">{formats.date(notice.time)}</Num>
              </div>
              <p className="mt-1 text-13 text-ink-2">{notice.summary}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </ReadingColumn>
  )
}
