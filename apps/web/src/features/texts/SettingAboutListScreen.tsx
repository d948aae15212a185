import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { buttonClass, Empty, Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { LinkList } from '../../shared/userCentre/LinkList.tsx'
import { UserCentreFrame } from '../../shared/userCentre/UserCentreFrame.tsx'
import { textTexts } from './texts.ts'

/** `/settingAboutList`: the texts about the exchange inside the user centre; `?id=` opens one. */
export function SettingAboutListScreen() {
  const id = useSearchField('id')
  return <UserCentreFrame tab="about">{id === '' ? <List /> : <Opened id={id} />}</UserCentreFrame>
}

function Opened({ id }: { readonly id: string }) {
  const t = useTexts(textTexts)
  return (
    <article className="max-w-3xl">
      <TextPage id={id}>
        {(text) => (
          <>
            <h1 className="text-20 font-semibold text-ink-1">{text.title}</h1>
            <div className="mt-4">
              <HtmlText html={text.html} />
            </div>
          </>
        )}
      </TextPage>
      <AppLink to="/settingAboutList" className={`no-print -ms-4 mt-8 ${buttonClass('ghost')}`}>
        {t('aboutUs.back')}
      </AppLink>
    </article>
  )
}

function List() {
  const t = useTexts(textTexts)
  const answer = useQuery(callQuery('getTextsList', { type: 'about', size: '200' }, { refusal: 'here' }))
  return (
    <>
      <h1 className="text-20 font-semibold text-ink-1">{t('aboutUs.list')}</h1>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Skeleton className="h-72 max-w-3xl opacity-40" />}>
        {({ list }) =>
          list.length === 0 ? (
            <Panel className="max-w-3xl">
              <Empty text={t('aboutUs.none')} />
            </Panel>
          ) : (
            <LinkList
              links={list.map(({ id, title, excerpt }) => ({
                key: String(id),
                to: '/settingAboutList',
                search: { id: String(id) },
                title,
                text: excerpt,
              }))}
            />
          )
        }
      </Loaded>
    </>
  )
}
