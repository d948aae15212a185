import { Glyph, Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { TimedMarket } from '../../../products/timedOptions/useTimedMarkets.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useMark } from '../../../shared/live/useMarketData.ts'
import { assetOf } from '../../../shared/markets/assetOf.ts'
import { CoinMark } from '../../../shared/markets/CoinMark.tsx'
import { ChangeCell, LivePrice, MarketName } from '../../../shared/markets/MarketCells.tsx'
import { marketPath } from '../../../shared/markets/marketPath.ts'
import { StarButton } from '../../../shared/markets/StarButton.tsx'
import type { MarketRow as Market } from '../../../shared/markets/useMarketRows.ts'
import { PaletteCell, PaletteRow } from '../../../shared/palette/PaletteRow.tsx'
import type { GoTo } from '../../../shared/palette/paletteSection.ts'
import { marketPaletteTexts } from './texts.ts'

/** Star, name, last price, change, turnover. */
export const COLUMNS = 'grid-cols-[28px_minmax(0,1fr)_112px_88px_112px]'

export interface MarketRowProps {
  readonly row: Market
  readonly current: boolean
  readonly onGo: GoTo
  readonly onStar: (symbol: string, on: boolean) => void
}

export function MarketRow({ row, current, onGo, onStar }: MarketRowProps) {
  const formats = useFormats()
  return (
    <PaletteRow columns={COLUMNS} current={current} onPick={() => onGo(marketPath(row), { symbol: row.symbol })}>
      <PaletteCell>
        <StarButton row={row} onToggle={onStar} />
      </PaletteCell>
      <PaletteCell className="flex items-center gap-2 text-ink-1">
        <MarketName row={row} />
        {row.kind !== 'spot' && (
          <span dir="ltr" className="truncate text-12 text-ink-3">
            {row.symbol}
          </span>
        )}
      </PaletteCell>
      <PaletteCell className="text-end text-ink-1">
        <LivePrice price={row.last} />
      </PaletteCell>
      <PaletteCell className="text-end">
        <ChangeCell row={row} />
      </PaletteCell>
      <PaletteCell className="text-end">
        <Num>{formats.compact(row.turnover)}</Num>
      </PaletteCell>
    </PaletteRow>
  )
}

export interface TimedRowProps {
  readonly market: TimedMarket
  readonly current: boolean
  readonly onGo: GoTo
}

/** An index on which timed orders are placed, with its price. */
export function TimedRow({ market, current, onGo }: TimedRowProps) {
  const t = useTexts(marketPaletteTexts)
  const formats = useFormats()
  const { symbol, name, open } = market
  const index = useMark(symbol)?.index ?? ''
  return (
    <PaletteRow
      columns="grid-cols-[28px_minmax(0,1fr)_112px_212px]"
      current={current}
      onPick={() => onGo('/deal_jg', { symbol })}
    >
      <PaletteCell>
        <Glyph name="clock" className="mx-1.5 size-4 text-ink-3" />
      </PaletteCell>
      <PaletteCell className="flex items-center gap-2">
        <CoinMark code={assetOf(symbol)} />
        <span className="truncate text-14 font-medium text-ink-1">{name}</span>
        <span dir="ltr" className="text-12 text-ink-3">
          {symbol}
        </span>
        <span className="sr-only">{t('timedOn', { name })}</span>
      </PaletteCell>
      <PaletteCell className="text-end text-ink-1">
        <Num>{index === '' ? NO_FIGURE : formats.decimal(index)}</Num>
      </PaletteCell>
      <PaletteCell className={clsx('flex items-center justify-end gap-1 text-12', open ? 'text-ok' : 'text-ink-3')}>
        <Glyph name={open ? 'check' : 'clock'} className="size-3" />
        {t(open ? 'open' : 'closed')}
      </PaletteCell>
    </PaletteRow>
  )
}
