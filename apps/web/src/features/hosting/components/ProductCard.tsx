import { buttonClass, Panel, StateChip } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import type { HostingProduct } from '../buyInput.ts'
import { hostingTexts } from '../texts.ts'
import { Calculator } from './Calculator.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductRates } from './ProductRates.tsx'

const TONES = { open: 'success', sold_out: 'attention', closed: 'neutral' } as const

/** One product: its rate with the limits of that promise, its terms, a calculator, and the button to buy it. */
export function ProductCard({ product }: { readonly product: HostingProduct }) {
  const t = useTexts(hostingTexts)
  const say = useSentence()
  const { id, name, cycleDays, state } = product
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-16 font-semibold text-ink-1">
            <bdi>{say(name)}</bdi>
          </h2>
          <p className="text-13 text-ink-2">
            <bdi>{t('days', { days: cycleDays })}</bdi>
          </p>
        </div>
        <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
      </div>
      <ProductRates product={product} />
      <ProductFacts product={product} />
      <Calculator product={product} />
      <div className="mt-auto">
        {state === 'open' ? (
          <AppLink
            to="/profit_buy"
            search={{ id }}
            aria-label={t('hostNamed', { name: say(name) })}
            className={buttonClass('primary', 'medium', true)}
          >
            {t('host')}
          </AppLink>
        ) : (
          <p className="flex h-9 items-center justify-center rounded-control border border-line text-13 text-ink-2">
            {t(`states.${state}`)}
          </p>
        )}
      </div>
    </Panel>
  )
}
