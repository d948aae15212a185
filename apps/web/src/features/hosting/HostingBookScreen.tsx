import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import { buttonClass, Empty, Panel, Skeleton, Tabs } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSentence } from '../../shared/said/said.ts'
import { hostingBookTexts } from './bookTexts.ts'
import type { HostingProduct } from './buyInput.ts'
import { BookFigures } from './components/BookFigures.tsx'
import { BookHistory } from './components/BookHistory.tsx'
import { FRESH_MS } from './freshness.ts'
import { hostingTexts } from './texts.ts'

/** `/hosting?id=1`: the escrow of a product against the returns it owes, for all visitors. */
export function HostingBookScreen() {
  const t = useTexts(hostingBookTexts)
  const say = useSentence()
  const goTo = useGoTo()
  const asked = useSearchField('id')
  const answer = useQuery(callQuery('getProfitList', {}, { refusal: 'here' }))
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 slim:px-4 py-10">
      <h1 className="text-32 font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-3xl text-14 text-ink-2">{t('lead')}</p>
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
        {(products) => {
          const known = products.toSorted((one, other) => Number(one.id) - Number(other.id))
          const shown = known.find(({ id }) => id === asked) ?? (asked === '' ? known[0] : undefined)
          if (known.length === 0) return <Nothing text={t('none')} />
          return (
            <Tabs
              label={t('products')}
              tabs={known.map(({ id, name }) => ({ key: id, label: say(name) }))}
              selected={shown?.id ?? ''}
              onSelect={(id) => goTo('/hosting', { id }, { replace: true })}
              panelClassName="pt-6"
            >
              {shown ? <Book key={shown.id} product={shown} /> : <Nothing text={t('unknown')} />}
            </Tabs>
          )
        }}
      </Loaded>
    </div>
  )
}

function Book({ product: { id, state } }: { readonly product: HostingProduct }) {
  const t = useTexts(hostingBookTexts)
  const about = useTexts(hostingTexts)
  const answer = useQuery({ ...callQuery('getHostingBook', { id }, { refusal: 'here' }), refetchInterval: FRESH_MS })
  return (
    <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
      {(book) => (
        <div className="flex flex-col gap-6">
          <BookFigures book={book} />
          <BookHistory book={book} />
          <Panel className="flex items-start justify-between gap-8 p-5">
            <div>
              <h2 className="text-14 font-semibold text-ink-1">{about('how.sourceTitle')}</h2>
              <p className="mt-1 max-w-3xl text-13 text-ink-2">{t('source')}</p>
            </div>
            {state === 'open' && (
              <AppLink to="/profit_buy" search={{ id }} className={buttonClass('primary')}>
                {t('host')}
              </AppLink>
            )}
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
