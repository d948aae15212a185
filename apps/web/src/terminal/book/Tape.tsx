import type { TapeRow } from '@touchstone/protocol'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'
import type { BookMarket } from './bookMarket.ts'
import { WHOLE_ROWS } from './wholeRows.ts'

export interface TapeProps {
  readonly market: BookMarket
  /** Newest first; undefined while loading. */
  readonly rows: readonly TapeRow[] | undefined
  readonly stale: boolean
  /** The content at the start of the head row. */
  readonly heading: ReactNode
}

/** The public trades, newest on top. Not read out as they come: there are several a second. */
export function Tape({ market, rows, stale, heading }: TapeProps) {
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex h-9 shrink-0 items-center border-b border-line px-3">{heading}</div>
      <div
        dir="ltr"
        className="grid min-h-6 shrink-0 grid-cols-[1.1fr_1fr_1fr] items-center gap-x-1 px-3 text-11/3 text-ink-3"
      >
        <span>
          <bdi>{t('tape.price', { currency: market.quote })}</bdi>
        </span>
        <span className="text-end">
          <bdi>{t('tape.amount', { currency: market.base })}</bdi>
        </span>
        <span className="text-end">
          <bdi>{t('tape.time')}</bdi>
        </span>
      </div>
      <div className="min-h-0 flex-1">
        <div
          dir="ltr"
          role="log"
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label={t('tape.title')}
          className={clsx(
            'num snap-y snap-mandatory overflow-y-auto [scrollbar-width:thin]',
            WHOLE_ROWS,
            stale && 'opacity-45',
          )}
        >
          {rows?.length === 0 && <p className="px-3 py-6 text-center text-12 text-ink-3">{t('tape.empty')}</p>}
          {rows?.map(([time, price, amount, side, house, number]) => (
            <TapeLine
              key={number}
              price={formats.decimal(price, market.priceScale)}
              amount={formats.decimal(amount, market.amountScale)}
              time={formats.time(time)}
              side={side}
              houseLabel={house === 1 ? t('tape.house') : ''}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface TapeLineProps {
  readonly price: string
  readonly amount: string
  readonly time: string
  readonly side: 'buy' | 'sell'
  /** "" unless both sides are house accounts. */
  readonly houseLabel: string
}

const TapeLine = memo(function TapeLine({ price, amount, time, side, houseLabel }: TapeLineProps) {
  return (
    <div className="grid h-5 snap-start grid-cols-[1.1fr_1fr_1fr] items-center px-3 text-12">
      <span className={side === 'buy' ? 'text-up' : 'text-down'}>
        <span aria-hidden="true" className="me-1 inline-block w-2 text-[9px]">
          {side === 'buy' ? '▲' : '▼'}
        </span>
        {price}
      </span>
      <span className="text-end text-ink-1">{amount}</span>
      <span className="text-end text-ink-3" title={houseLabel || undefined}>
        {houseLabel !== '' && (
          <span className="me-1 rounded-[2px] border border-line px-0.5 text-[9px] text-ink-3">
            H<span className="sr-only">{houseLabel}</span>
          </span>
        )}
        {time}
      </span>
    </div>
  )
})
