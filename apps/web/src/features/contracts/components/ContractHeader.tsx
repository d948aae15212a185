import type { MarkData } from '@touchstone/protocol'
import { Glyph, Pct } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { directionOf, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { assetOf } from '../../../shared/markets/assetOf.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import {
  Favourite,
  HaltedChip,
  HeaderFigure,
  HeaderFigures,
  LastPrice,
  MarketPick,
  PriceOrigin,
} from '../../../terminal/header/HeaderParts.tsx'
import { classOf, marketType } from '../instrumentClass.ts'
import type { MarketState } from '../marketState.ts'
import { contractScreenTexts } from '../texts.ts'
import { HoursChip } from './HoursChip.tsx'
import { NextEvent } from './NextEvent.tsx'

export interface ContractHeaderProps {
  readonly market: ContractMarket
  readonly state: MarketState
  readonly price: Price | undefined
  readonly mark: MarkData | undefined
  readonly lastDirection: 'up' | 'down' | 'flat'
  readonly stale: boolean
  /** Buttons at the end. */
  readonly tools: ReactNode
}

export function ContractHeader(props: ContractHeaderProps) {
  const { market, state, price, mark } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { info, priceScale } = market
  const show = (text: string | undefined, decimals: number) => (text ? formats.decimal(text, decimals) : NO_FIGURE)
  return (
    <header className="flex h-14 items-center gap-4 relative overflow-x-auto border-b border-line bg-surface-1 px-4 [scrollbar-width:none]">
      <MarketPick name={market.symbol} asset={assetOf(market.symbol)} />
      <Favourite symbol={market.symbol} type={marketType(classOf(info.class))} />
      <LastPrice market={market} last={price?.last} direction={props.lastDirection} stale={props.stale} />
      <HeaderFigures>
        <HeaderFigure label={t('header.mark')}>{show(mark?.mark, priceScale)}</HeaderFigure>
        <HeaderFigure label={t('header.index')}>{show(mark?.index, priceScale)}</HeaderFigure>
        <NextEvent market={market} mark={mark} />
        <HeaderFigure label={t('header.change')}>
          {price ? <Pct text={formats.change(price.change)} direction={directionOf(price.change)} /> : NO_FIGURE}
        </HeaderFigure>
        <HeaderFigure label={t('header.high')}>{show(price?.high, priceScale)}</HeaderFigure>
        <HeaderFigure label={t('header.low')}>{show(price?.low, priceScale)}</HeaderFigure>
        <HeaderFigure label={t('header.volume', { unit: market.base })}>
          {price?.volume ? formats.compact(price.volume) : NO_FIGURE}
        </HeaderFigure>
      </HeaderFigures>
      <div className="ms-auto flex shrink-0 items-center gap-1.5">
        {state.kind === 'halted' || state.kind === 'cancel_only' ? (
          <HaltedChip />
        ) : (
          <HoursChip state={state} hours={info.hours} />
        )}
        <PriceOrigin simulated={info.simulated} source={info.priceSource} />
        <AppLink
          to="/instrument"
          search={{ symbol: market.symbol }}
          title={t('header.information')}
          aria-label={t('header.information')}
          className="grid size-7 place-items-center rounded-control border border-line text-ink-3 hover:bg-surface-3 hover:text-ink-1"
        >
          <Glyph name="info" className="size-4" />
        </AppLink>
        {props.tools}
      </div>
    </header>
  )
}
