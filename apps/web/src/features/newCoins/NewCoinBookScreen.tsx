import { useQuery } from '@tanstack/react-query'
import { EXPORT_PAGE, useSearchField } from '@touchstone/frame'
import { Empty, Panel, Skeleton, Tabs } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSentence } from '../../shared/said/said.ts'
import { newCoinBookTexts } from './bookTexts.ts'
import { BookFigures } from './components/BookFigures.tsx'
import { BookHistory } from './components/BookHistory.tsx'
import { FRESH_MS } from './freshness.ts'

/** `/newCoins?id=1`: coins and money in the account of a new coin, for everybody to see. */
export function NewCoinBookScreen() {
  const t = useTexts(newCoinBookTexts)
  const goTo = useGoTo()
  const asked = useSearchField('id')
  const answer = useQuery(callQuery('getNewcoinsList', { size: String(EXPORT_PAGE) }, { refusal: 'here' }))
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 slim:px-4 py-10">
      <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-3xl text-14 text-ink-2">{t('lead')}</p>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
        {({ list }) => {
          const [first] = list
          const id = asked === '' ? (first?.id ?? '') : asked
          if (!first) return <Nothing text={t('none')} />
          return (
            <Tabs
              label={t('coinsLabel')}
              tabs={list.map((coin) => ({ key: coin.id, label: coin.coin }))}
              selected={id}
              onSelect={(next) => goTo('/newCoins', { id: next }, { replace: true })}
              panelClassName="pt-6"
            >
              {list.some((coin) => coin.id === id) ? <Book key={id} id={id} /> : <Nothing text={t('unknown')} />}
            </Tabs>
          )
        }}
      </Loaded>
    </div>
  )
}

function Book({ id }: { readonly id: string }) {
  const t = useTexts(newCoinBookTexts)
  const say = useSentence()
  const answer = useQuery({ ...callQuery('getNewcoinsBook', { id }, { refusal: 'here' }), refetchInterval: FRESH_MS })
  return (
    <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
      {(book) => (
        <div className="flex flex-col gap-6">
          <BookFigures book={book} />
          <BookHistory book={book} />
          <Panel className="p-5">
            <h2 className="text-14 font-semibold text-ink-1">{t('where')}</h2>
            <p className="mt-1 max-w-3xl text-13 text-ink-2">{say(book.source)}</p>
          </Panel>
        </div>
      )}
    </Loaded>
  )
}

function Nothing({ text }: { readonly text: string }) {
  return (
    <Panel>
      <Empty text={text} />
    </Panel>
  )
}

function Waiting() {
  return <Skeleton className="h-110 w-full opacity-40" />
}
