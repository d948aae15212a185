import { buttonClass, Num, Panel, StateChip } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { COIN_TONES, type NewCoin, riskOf } from '../newCoin.ts'
import { newCoinTexts } from '../texts.ts'
import { CoinCalculator } from './CoinCalculator.tsx'
import { CoinFacts } from './CoinFacts.tsx'

/** One coin: its price with its risk, its terms, a calculator while it can be subscribed to, and a link to its page. */
export function OfferingCard({ coin }: { readonly coin: NewCoin }) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const { id, state, currency } = coin
  const isOpen = state === 'open'
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-16 font-semibold text-ink-1">
            <bdi>{coin.name}</bdi>
          </h2>
          <p className="text-13 text-ink-2">
            <bdi>{coin.coin}</bdi>
          </p>
        </div>
        <StateChip tone={COIN_TONES[state]} word={t(`states.${state}`)} />
      </div>
      <div>
        <p className="text-12 text-ink-3">{t('price')}</p>
        <p className="text-20 font-semibold text-ink-1">
          <Num>{t('priceOf', { coin: coin.coin, price: formats.decimal(coin.price), currency })}</Num>
        </p>
        <p className="pt-1 text-13 text-ink-1">{t(riskOf(coin.listedAt !== 0))}</p>
      </div>
      <CoinFacts coin={coin} />
      {(isOpen || state === 'soon') && <CoinCalculator coin={coin} />}
      <div className="mt-auto">
        <AppLink
          to="/subscribe"
          search={{ id }}
          aria-label={t(isOpen ? 'subscribeTo' : 'view', { coin: coin.coin })}
          className={buttonClass(isOpen ? 'primary' : 'secondary', 'medium', true)}
        >
          {isOpen ? t('subscribe') : t('view', { coin: coin.coin })}
        </AppLink>
      </div>
    </Panel>
  )
}
