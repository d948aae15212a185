import { Pct } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { directionOf, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import {
  Favourite,
  HaltedChip,
  HeaderFigure,
  HeaderFigures,
  LastPrice,
  MarketPick,
  PriceOrigin,
} from '../../../terminal/header/HeaderParts.tsx'
import { spotTexts } from '../texts.ts'

export interface MarketHeaderProps {
  readonly market: SpotMarket
  readonly price: Price | undefined
  readonly lastDirection: 'up' | 'down' | 'flat'
  readonly stale: boolean
  /** Buttons at the end. */
  readonly tools: ReactNode
}

export function MarketHeader(props: MarketHeaderProps) {
  const { market, price } = props
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const show = (text: string | undefined, decimals: number) => (text ? formats.decimal(text, decimals) : NO_FIGURE)
  return (
    <header className="flex h-14 items-center gap-6 relative overflow-x-auto border-b border-line bg-surface-1 px-4 [scrollbar-width:none]">
      <MarketPick name={market.name} asset={market.base} />
      <Favourite symbol={market.symbol} type="coin" />
      <LastPrice market={market} last={price?.last} direction={props.lastDirection} stale={props.stale} />
      <HeaderFigures>
        <HeaderFigure label={t('header.index')}>{show(price?.index, market.priceScale)}</HeaderFigure>
        <HeaderFigure label={t('header.change')}>
          {price ? <Pct text={formats.change(price.change)} direction={directionOf(price.change)} /> : NO_FIGURE}
        </HeaderFigure>
        <HeaderFigure label={t('header.high')}>{show(price?.high, market.priceScale)}</HeaderFigure>
        <HeaderFigure label={t('header.low')}>{show(price?.low, market.priceScale)}</HeaderFigure>
        <HeaderFigure label={t('header.volume', { currency: market.base })}>{show(price?.volume, 2)}</HeaderFigure>
        <HeaderFigure label={t('header.turnover', { currency: market.quote })}>{show(price?.turnover, 0)}</HeaderFigure>
      </HeaderFigures>
      <div className="ms-auto flex shrink-0 items-center gap-2">
        {market.state !== 'open' && <HaltedChip />}
        {!market.marketMaker && (
          <span className="whitespace-nowrap text-12 text-warn" title={t('noMaker')}>
            {t('noMakerShort')}
          </span>
        )}
        <PriceOrigin simulated={market.simulated} source={market.priceSource} />
        {props.tools}
      </div>
    </header>
  )
}
