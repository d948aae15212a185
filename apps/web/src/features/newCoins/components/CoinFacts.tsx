import { InlineAlert, KeyValue, Num, ProgressBar } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { NewCoin } from '../newCoin.ts'
import { newCoinTexts } from '../texts.ts'

/** How much of a coin there is, when it is subscribed to and listed, for how long it is locked, and how it is given out. */
export function CoinFacts({ coin }: { readonly coin: NewCoin }) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const moment = (time: number) => <Num>{formats.dateTime(time)}</Num>
  const words = { coin: coin.coin, min: formats.decimal(coin.min), max: formats.decimal(coin.max) }
  const amounts = { ...words, left: formats.decimal(coin.left), volume: formats.decimal(coin.volume) }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <ProgressBar value={Number(coin.left)} max={Number(coin.volume)} label={t('leftBar')} />
        <p className="text-12 text-ink-2">
          <Num>{t('left', amounts)}</Num>
        </p>
      </div>
      <KeyValue
        items={[
          { key: 'volume', label: t('volume'), value: <Num>{`${amounts.volume} ${coin.coin}`}</Num> },
          { key: 'opens', label: t('opens'), value: moment(coin.opens) },
          { key: 'closes', label: t('closes'), value: moment(coin.closes) },
          coin.listedAt === 0
            ? { key: 'listing', label: t('listing'), value: moment(coin.listTime) }
            : { key: 'listing', label: t('listed'), value: moment(coin.listedAt) },
          { key: 'lock', label: t('lock'), value: t('days', { days: coin.lockDays }) },
          { key: 'limits', label: t('limits'), value: <Num>{t('limitsOf', words)}</Num> },
          { key: 'way', label: t('way'), value: t(`ways.${coin.way}`) },
        ]}
      />
      {coin.returnable && <InlineAlert tone="warn">{t('returnable')}</InlineAlert>}
    </div>
  )
}
