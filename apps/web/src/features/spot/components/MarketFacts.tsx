import { formatPlain } from '@touchstone/quantities'
import { KeyValue, Num } from '@touchstone/ui'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { spotTexts } from '../texts.ts'

/** The market's rules in force, as the server enforces them. */
export function MarketFacts({ market, intro }: { readonly market: SpotMarket; readonly intro: string }) {
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const amount = (units: bigint) => `${formats.decimal(formatPlain(units, market.amountScale))} ${market.base}`
  const turnover = (units: bigint) => `${formats.decimal(formatPlain(units, market.turnoverScale))} ${market.quote}`
  const rate = (ppm: number) => formats.rate((ppm / 1_000_000).toFixed(6))
  const facts = {
    tick: `${formats.decimal(formatPlain(market.tick, market.priceScale))} ${market.quote}`,
    lot: amount(market.lot),
    amounts: `${amount(market.minAmount)} – ${amount(market.maxAmount)}`,
    turnovers: `${turnover(market.minTurnover)} – ${turnover(market.maxTurnover)}`,
    fees: `${rate(market.makerPpm)} / ${rate(market.takerPpm)}`,
    slippage: `${formats.rate(market.defaultSlippage)} / ${formats.rate(market.maxSlippage)}`,
    source: market.priceSource,
  } as const
  const keys = ['tick', 'lot', 'amounts', 'turnovers', 'fees', 'slippage', 'source'] as const
  return (
    <div className="max-w-xl p-4">
      {!market.marketMaker && <p className="mb-4 text-13 text-warn">{t('noMaker')}</p>}
      {intro !== '' && <p className="mb-4 text-13 text-ink-2">{intro}</p>}
      <KeyValue items={keys.map((key) => ({ key, label: t(`facts.${key}`), value: <Num>{facts[key]}</Num> }))} />
    </div>
  )
}
