import { useQuery } from '@tanstack/react-query'
import { Empty, Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { Explanation } from './components/Explanation.tsx'
import { HostingFrame } from './components/HostingFrame.tsx'
import { ProductCard } from './components/ProductCard.tsx'
import { Totals } from './components/Totals.tsx'
import { CURRENCY } from './currency.ts'
import { FRESH_MS } from './freshness.ts'
import { hostingTexts } from './texts.ts'

/** `/profit_index`: the products, and the user's own orders. */
export function HostingScreen() {
  const t = useTexts(hostingTexts)
  const answer = useQuery({ ...callQuery('getProfitList', {}, { refusal: 'here' }), refetchInterval: FRESH_MS })
  return (
    <HostingFrame title={t('title')} lead={t('lead', { currency: CURRENCY })}>
      <Totals currency={CURRENCY} />
      <Loaded answer={answer} lead={t('failed')} framed waiting={<Waiting />}>
        {(products) =>
          products.length === 0 ? (
            <Panel>
              <Empty text={t('none')} />
            </Panel>
          ) : (
            <div className="grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 gap-5">
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </div>
          )
        }
      </Loaded>
      <Explanation currency={CURRENCY} />
    </HostingFrame>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1 gap-5">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-158 opacity-40" />
      ))}
    </div>
  )
}
