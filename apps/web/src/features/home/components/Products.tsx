import { Panel, StateChip } from '@touchstone/ui'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useParam } from '../../../shared/site/useSite.ts'
import { homeTexts } from '../texts.ts'
import { Section } from './Section.tsx'

const PRODUCTS = [
  { key: 'spot', path: '/deal' },
  { key: 'crypto', path: '/deal_c' },
  { key: 'other', path: '/preciousMetal' },
  { key: 'delivery', path: '/deal_jg' },
] as const

/** Leverage is the platform's figure, never typed into the page. */
export function Products() {
  const t = useTexts(homeTexts)
  const leverage = useParam()?.maxLeverage
  const figureOf = { spot: undefined, delivery: undefined, crypto: leverage?.crypto, other: leverage?.other }
  return (
    <Section title={t('products.title')} lead={t('products.lead')}>
      <ul className="grid grid-cols-4 gap-4">
        {PRODUCTS.map(({ key, path }) => {
          const max = figureOf[key]
          return (
            <li key={key}>
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
                  <AppLink to={path} className="after:absolute after:inset-0">
                    {t(`products.${key}.title`)}
                  </AppLink>
                </h3>
                <p className="mt-1 flex-1 text-13 text-ink-2">{t(`products.${key}.text`)}</p>
                {max !== undefined && (
                  <p className="num mt-4 text-12 text-ink-3">{t('products.leverage', { max: String(max) })}</p>
                )}
              </Panel>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
