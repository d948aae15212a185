import { useSearchField, useSetSearch } from '@touchstone/frame'
import { Button, Empty, Panel, Skeleton, TextField } from '@touchstone/ui'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { type Article, byCategory, mostRead } from '../categories.ts'
import { helpTexts } from '../texts.ts'
import { useArticles } from '../useArticles.ts'

/** Long enough that a word is typed to its end, short enough that nobody waits. */
const TYPING_MS = 250

/** What is typed into the field, which the address follows. */
function useTyped() {
  const said = useSearchField('q')
  const setSearch = useSetSearch()
  const [typed, setTyped] = useState(said)
  useEffect(() => {
    if (typed === said) return
    const timer = setTimeout(() => setSearch({ q: typed }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, said, setSearch])
  return { said: said.trim(), typed, setTyped }
}

/** The articles by subject, or those that say what is searched for. */
export function HelpCentre() {
  const t = useTexts(helpTexts)
  const { said, typed, setTyped } = useTyped()
  const answer = useArticles(said)
  return (
    <>
      <search className="max-w-xl">
        <TextField
          label={t('search')}
          type="search"
          maxLength={80}
          value={typed}
          onValueChange={setTyped}
          before={<Search size={16} aria-hidden="true" className="ms-3 shrink-0 text-ink-3" />}
        />
      </search>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
        {(articles) =>
          said === '' ? (
            <Subjects articles={articles} />
          ) : (
            <Results articles={articles} query={said} onClear={() => setTyped('')} />
          )
        }
      </Loaded>
    </>
  )
}

function Subjects({ articles }: { readonly articles: readonly Article[] }) {
  const t = useTexts(helpTexts)
  const read = mostRead(articles)
  if (articles.length === 0)
    return (
      <Panel>
        <Empty text={t('none')} />
      </Panel>
    )
  return (
    <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-x-10 gap-y-8">
      {read.length > 0 && <Links title={t('mostRead')} articles={read} />}
      {byCategory(articles).map(([category, found]) => (
        <Links key={category} title={t(`categories.${category}`)} articles={found} />
      ))}
    </div>
  )
}

function Links({ title, articles }: { readonly title: string; readonly articles: readonly Article[] }) {
  return (
    <section>
      <h2 className="border-b border-line pb-2 text-14 font-semibold text-ink-1">{title}</h2>
      <ul className="mt-1">
        {articles.map(({ id, title: article }) => (
          <li key={id}>
            <AppLink
              to="/helpDetail"
              search={{ id: String(id) }}
              className="block rounded-control py-1.5 text-14 text-ink-2 hover:text-ink-1 hover:underline underline-offset-4"
            >
              {article}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ResultsProps {
  readonly articles: readonly Article[]
  readonly query: string
  readonly onClear: () => void
}

function Results({ articles, query, onClear }: ResultsProps) {
  const t = useTexts(helpTexts)
  return (
    <Panel>
      <p role="status" className="border-b border-line px-5 py-2.5 text-12 text-ink-3">
        {t('found', { count: articles.length })}
      </p>
      {articles.length === 0 && (
        <Empty
          text={t('nothing', { query })}
          action={
            <Button tone="secondary" size="small" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      )}
      <ul className="divide-y divide-line">
        {articles.map(({ id, title, excerpt }) => (
          <li key={id} className="relative px-5 py-4 hover:bg-surface-2">
            <h2 className="text-14 font-medium">
              <AppLink to="/helpDetail" search={{ id: String(id) }} className="after:absolute after:inset-0">
                {title}
              </AppLink>
            </h2>
            <p className="mt-1 text-13 text-ink-2">{excerpt}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const WAITING_SUBJECTS = Array.from({ length: 10 }, (_, place) => place)

/** As high as the subjects: what stands below them stays where it is. */
function Waiting() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 narrow:grid-cols-1 gap-x-10 gap-y-8">
      {WAITING_SUBJECTS.map((place) => (
        <Skeleton key={place} className="h-40 opacity-40" />
      ))}
    </div>
  )
}
