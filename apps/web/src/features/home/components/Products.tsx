import { Panel, StateChip } from '@touchstone/ui'
import { clsx } from 'clsx'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useFeatureLists, useFeatureTexts } from '../../../shared/feature/featureLists.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useParam } from '../../../shared/site/useSite.ts'
import { evenColumns } from '../evenColumns.ts'
import { homeTexts } from '../texts.ts'
import { Section } from './Section.tsx'

const EVEN = {
  3: 'grid-cols-3 narrow:grid-cols-2 slim:grid-cols-1',
  4: 'grid-cols-4 narrow:grid-cols-2 slim:grid-cols-1',
  5: 'grid-cols-5 narrow:grid-cols-2 slim:grid-cols-1',
} as const

/** Leverage is the platform's figure, never typed into the page. */
export function Products() {
  const t = useTexts(homeTexts)
  const leverage = useParam()?.maxLeverage
  const words = useFeatureTexts()
  const { cards } = useFeatureLists()
  return (
    <Section title={t('products.title')} lead={t('products.lead')}>
      <ul className={clsx('grid gap-4', EVEN[evenColumns(cards.length)])}>
        {cards.map((card) => {
          const max = card.leverage && leverage?.[card.leverage]
          return (
            <li key={card.path}>
              <Panel className="group relative flex h-full flex-col p-5 transition-colors hover:border-control-line/70">
                <div className="flex items-center justify-between">
                  <StateChip tone="success" word={t('products.open')} />
                  <ArrowUpRight
                    size={16}
                    aria-hidden="true"
                    className="text-ink-3 group-hover:text-ink-1 rtl:-scale-x-100"
                  />
                </div>
                <h3 className="mt-8 text-16 font-semibold">
                  <AppLink to={card.path} className="after:absolute after:inset-0">
                    {words(card.word)}
                  </AppLink>
                </h3>
                <p className="mt-1 flex-1 text-13 text-ink-2">{words(card.text)}</p>
                {max !== undefined && (
                  <p dir="auto" className="num mt-4 text-12 text-ink-3">
                    {t('products.leverage', { max: String(max) })}
                  </p>
                )}
              </Panel>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
