import { useSearchField } from '@touchstone/frame'
import { buttonClass } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { categoryOf } from './categories.ts'
import { Contact } from './components/Contact.tsx'
import { Rating } from './components/Rating.tsx'
import { helpTexts } from './texts.ts'
import { useArticles } from './useArticles.ts'

/** `/helpDetail?id=`: one article, with others on its subject beside it. */
export function ArticleScreen() {
  const t = useTexts(helpTexts)
  const formats = useFormats()
  const id = useSearchField('id')
  const signedIn = useSession((session) => session.token !== '')
  return (
    <ReadingColumn aside={<Related id={Number(id)} />}>
      <TextPage id={id}>
        {(text) => (
          <>
            <h1 className="text-32 font-semibold tracking-tight">{text.title}</h1>
            <p className="mt-1 text-12 text-ink-3">{t('article.updated', { date: formats.date(text.time) })}</p>
            <div className="mt-6">
              <HtmlText html={text.html} />
            </div>
            <div className="no-print mt-10 flex flex-col gap-6">
              {signedIn && <Rating key={text.id} id={text.id} />}
              <Contact />
              <AppLink to="/help" className={`-ms-4 self-start ${buttonClass('ghost')}`}>
                {t('article.all')}
              </AppLink>
            </div>
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}

function Related({ id }: { readonly id: number }) {
  const t = useTexts(helpTexts)
  const { data = [] } = useArticles('')
  const shown = data.find((article) => article.id === id)
  const related = shown ? data.filter((article) => article.id !== id && categoryOf(article) === categoryOf(shown)) : []
  if (related.length === 0) return null
  return (
    <nav aria-labelledby="related-title" className="sticky top-24">
      <h2 id="related-title" className="mb-1 text-12 font-medium text-ink-3">
        {t('article.related')}
      </h2>
      <ul>
        {related.map((article) => (
          <li key={article.id}>
            <AppLink
              to="/helpDetail"
              search={{ id: String(article.id) }}
              className="block rounded-control py-1 text-13 text-ink-2 hover:text-ink-1"
            >
              {article.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
