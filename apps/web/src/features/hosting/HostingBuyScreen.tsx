import { useSearchField } from '@touchstone/frame'
import { Empty, KeyValue, Panel, Skeleton, StateChip, TEXT_LINK } from '@touchstone/ui'
import { isCallError } from '../../shared/api/api.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useAccountBalance } from '../../shared/funds/useAccountBalance.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { useSentence } from '../../shared/said/said.ts'
import { TransactionPasswordGate } from '../../shared/transactionPassword/TransactionPasswordGate.tsx'
import { BuyForm } from './components/BuyForm.tsx'
import { HostingFrame } from './components/HostingFrame.tsx'
import { ProductFacts } from './components/ProductFacts.tsx'
import { ProductRates } from './components/ProductRates.tsx'
import { type ProductInfo, useProductInfo } from './profitInfo.ts'
import { hostingTexts } from './texts.ts'

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_380px] narrow:grid-cols-1 items-start gap-6'

/** `/profit_buy?id=1` */
export function HostingBuyScreen() {
  const t = useTexts(hostingTexts)
  const say = useSentence()
  const id = useSearchField('id')
  const answer = useProductInfo(id)
  const { data, error } = answer
  const isUnknown = isCallError(error) && ['unknown_product', 'malformed'].includes(rejectionWord(error.code) ?? '')
  return (
    <HostingFrame title={data ? t('hostNamed', { name: say(data.name) }) : t('title')} under="/profit_index">
      {isUnknown && !data ? (
        <Panel>
          <Empty
            text={t('buy.unknown')}
            action={
              <AppLink to="/profit_index" className={TEXT_LINK}>
                {t('buy.other')}
              </AppLink>
            }
          />
        </Panel>
      ) : (
        <Loaded answer={answer} lead={t('buy.failed')} framed waiting={<Waiting />}>
          {(product) => (
            <div className={COLUMNS}>
              <Purchase product={product} />
              <Terms product={product} />
            </div>
          )}
        </Loaded>
      )}
    </HostingFrame>
  )
}

/** The form, or why nothing can be bought. */
function Purchase({ product }: { readonly product: ProductInfo }) {
  const t = useTexts(hostingTexts)
  const balance = useAccountBalance('hosting', product.currency)
  if (product.state !== 'open')
    return (
      <Panel>
        <Empty
          text={t(`states.${product.state}`)}
          action={
            <AppLink to="/profit_index" className={TEXT_LINK}>
              {t('buy.other')}
            </AppLink>
          }
        />
      </Panel>
    )
  return (
    <Loaded answer={balance} framed waiting={<Skeleton className="h-130 opacity-40" />}>
      {(known) => (
        <TransactionPasswordGate path={`/profit_buy?id=${product.id}`}>
          <BuyForm product={product} balance={known} />
        </TransactionPasswordGate>
      )}
    </Loaded>
  )
}

function Terms({ product }: { readonly product: ProductInfo }) {
  const t = useTexts(hostingTexts)
  const formats = useFormats()
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-14 font-semibold text-ink-1">{t('buy.facts')}</h2>
        {product.state !== 'open' && <StateChip tone="attention" word={t(`states.${product.state}`)} />}
      </div>
      <ProductRates product={product} />
      <ProductFacts product={product} />
      <KeyValue
        items={[
          {
            key: 'version',
            label: t('buy.version'),
            value: t('buy.versionOf', { version: formats.count(product.terms) }),
          },
        ]}
      />
      <p className="border-t border-line pt-4 text-13 text-ink-2">{t('how.source')}</p>
      <p className="text-13 text-ink-2">{t('how.risks.platform')}</p>
    </Panel>
  )
}

function Waiting() {
  return (
    <div className={COLUMNS}>
      <Skeleton className="h-130 opacity-40" />
      <Skeleton className="h-130 opacity-40" />
    </div>
  )
}
