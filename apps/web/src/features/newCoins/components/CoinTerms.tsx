import { Button, InlineAlert, Num, Panel, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { COIN_TONES, type NewCoinInfo, releaseOf, riskOf } from '../newCoin.ts'
import { newCoinTexts } from '../texts.ts'
import { useCalendarFile } from '../useCalendarFile.ts'
import { CoinFacts } from './CoinFacts.tsx'

/** The terms of a subscription beside its form, with its dates as a file and the ways to its account and market. */
export function CoinTerms({ coin }: { readonly coin: NewCoinInfo }) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const save = useCalendarFile()
  const { id, name, opens, closes, listTime, currency } = coin
  const days = { opens, closes, listing: listTime, release: releaseOf(coin) }
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-12 font-normal text-ink-3">{t('price')}</h2>
          <p className="text-20 font-semibold text-ink-1">
            <Num>{t('priceOf', { coin: coin.coin, price: formats.decimal(coin.price), currency })}</Num>
          </p>
        </div>
        <StateChip tone={COIN_TONES[coin.state]} word={t(`states.${coin.state}`)} />
      </div>
      <InlineAlert tone="warn">{t(riskOf(coin.listedAt !== 0))}</InlineAlert>
      <CoinFacts coin={coin} />
      {!coin.marketMaker && <p className="text-13 text-ink-2">{t('noMaker')}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-13">
        <AppLink to="/newCoins" search={{ id }} className={TEXT_LINK}>
          {t('account')}
        </AppLink>
        {coin.listedAt !== 0 && (
          <AppLink to="/deal" search={{ symbol: coin.market }} className={TEXT_LINK}>
            {t('trade')}
          </AppLink>
        )}
      </p>
      {coin.listedAt === 0 && (
        <Button tone="secondary" onClick={() => save({ id, coin: coin.coin, name, days })}>
          {t('calendar')}
        </Button>
      )}
    </Panel>
  )
}
