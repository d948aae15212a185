import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import type { NoticeType } from '@touchstone/protocol'
import { buttonClass, Empty, Num, PAGE_SIZE, Panel, Skeleton, Tabs, validPage } from '@touchstone/ui'
import { useState } from 'react'
import { type NoticeTab, useFeatureLists, useFeatureTexts } from '../../shared/feature/featureLists.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useNotices } from '../../shared/notices/useNotices.ts'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { Pager } from '../../shared/records/Pager.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { usePageTitle } from '../../shared/site/pageTitle.ts'
import { TextScreen } from './TextScreen.tsx'
import { textTexts } from './texts.ts'

const TYPES: readonly NoticeType[] = ['announcement', 'news']
const NO_TABS: readonly NoticeTab[] = []

/** `/notice?tab=`: announcements, news, and what features bring for people who are signed in; `?id=` opens one of the texts. */
export function NoticeScreen() {
  const t = useTexts(textTexts)
  if (useSearchField('id') === '') return <Notices />
  return (
    <TextScreen
      back={
        <AppLink to="/notice" className={buttonClass('ghost')}>
          {t('notices.all')}
        </AppLink>
      }
    />
  )
}

/** The tabs of features, which are there for people who are signed in; undefined while their code is on the way. */
function useFeatureTabs(): readonly NoticeTab[] | undefined {
  const signedIn = useSession((session) => session.token !== '')
  const { noticeTabs } = useFeatureLists()
  const { data } = useQuery({
    queryKey: ['notice tabs'],
    queryFn: () => noticeTabs(),
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return signedIn ? data : NO_TABS
}

function Notices() {
  const t = useTexts(textTexts)
  const words = useFeatureTexts()
  const goTo = useGoTo()
  const asked = useSearchField('tab')
  const more = useFeatureTabs()
  const known = more ?? NO_TABS
  const tabs = [
    ...TYPES.map((type) => ({ key: type, label: t(`notices.tabs.${type}`) })),
    ...known.map(({ key, word }) => ({ key, label: words(word) })),
  ]
  const selected = tabs.find(({ key }) => key === asked)?.key ?? 'announcement'
  const brought = known.find(({ key }) => key === selected)
  const heading = brought ? words(brought.word) : t('notices.title')
  usePageTitle(heading)
  // Until the tabs are known nobody can tell whether the one that is asked for is among them.
  const waits = more === undefined && asked !== '' && !TYPES.some((type) => type === asked)
  return (
    <ReadingColumn>
      <h1 className="text-32 font-semibold tracking-tight">{heading}</h1>
      <p className="mt-1 mb-6 text-14 text-ink-2">{t(brought ? 'notices.told' : 'notices.lead')}</p>
      <Tabs
        label={t('notices.title')}
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => goTo('/notice', { tab }, { replace: true })}
        panelClassName="mt-4"
      >
        {brought ? (
          <brought.Panel />
        ) : waits ? (
          <Skeleton className="h-40" />
        ) : (
          <NoticeList key={selected} type={selected === 'news' ? 'news' : 'announcement'} />
        )}
      </Tabs>
    </ReadingColumn>
  )
}

function NoticeList({ type }: { readonly type: NoticeType }) {
  const t = useTexts(textTexts)
  const formats = useFormats()
  const [wanted, setPage] = useState(1)
  const answer = useNotices({ type, page: String(wanted) }, { refusal: 'here' })
  return (
    <Panel>
      <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="m-5 h-24" />}>
        {({ list, total }) => (
          <>
            {total === 0 && <Empty text={t(`notices.empty.${type}`)} />}
            <ul className="divide-y divide-line">
              {list.map((notice) => (
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
            {total > PAGE_SIZE && <Pager page={validPage(wanted, total)} total={total} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
