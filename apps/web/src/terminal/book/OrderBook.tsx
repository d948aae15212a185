import { Num, StaleBadge } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type ReactNode, useMemo, useState } from 'react'
import { trimZeros } from '../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { DepthView } from '../../shared/live/depthAccumulator.ts'
import { terminalTexts } from '../words/texts.ts'
import { BookSide } from './BookSide.tsx'
import type { BookMarket } from './bookMarket.ts'
import { type BookRow, ownPrices, paintBook } from './bookRows.ts'
import { CompactSelect } from './CompactSelect.tsx'
import { RatioBar } from './RatioBar.tsx'

/** Levels painted per side; more can be scrolled to. */
const LEVELS = 50
type Sides = 'both' | 'bids' | 'asks'

export interface OrderBookProps {
  readonly market: BookMarket
  readonly depth: DepthView | undefined
  readonly step: string
  readonly onStep: (step: string) => void
  readonly last: string
  readonly lastDirection: 'up' | 'down' | 'flat'
  readonly stale: boolean
  readonly ownOrders: readonly { readonly side: 'buy' | 'sell'; readonly price: string }[]
  readonly onTake: (price: string, amount: string | undefined) => void
  /** The content at the start of the head row. */
  readonly heading: ReactNode
}

export function OrderBook(props: OrderBookProps) {
  const { market, depth, step, ownOrders, stale } = props
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  const [sides, setSides] = useState<Sides>('both')
  const [spoken, setSpoken] = useState('')
  const own = useMemo(() => ownPrices(ownOrders, step, market.priceScale), [ownOrders, step, market.priceScale])
  const book = useMemo(() => paintBook(depth ?? { bids: [], asks: [] }, LEVELS, market, own), [depth, market, own])
  const take = (row: BookRow, withAmount: boolean) =>
    props.onTake(row.price, withAmount ? trimZeros(row.total) : undefined)
  const speak = () =>
    setSpoken(
      t('book.summary', {
        bid: book.bids[0]?.price ?? '–',
        ask: book.asks[0]?.price ?? '–',
        spread: book.spread || '–',
        percent: book.spreadPercent || '–',
      }),
    )
  const common = {
    stale,
    emptyText: depth ? t('book.empty') : t('book.loading'),
    mineLabel: t('book.mine'),
    showPrice: (price: string) => formats.decimal(price, market.priceScale),
    showAmount: (amount: string) => formats.decimal(amount, market.amountScale),
    onTake: take,
    onSummary: speak,
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 border-b border-line px-3">
        {props.heading}
        {stale && <StaleBadge word={t('book.stale')} detail={t('book.staleWhy', { seconds: '4' })} />}
        <div className="ms-auto flex min-h-7 items-center gap-1">
          <SidesChoice sides={sides} onSides={setSides} />
          <CompactSelect
            label={t('book.grouping')}
            value={step}
            options={market.depthSteps.map((value) => ({ value, label: formats.decimal(value) }))}
            onValueChange={props.onStep}
          />
        </div>
      </div>
      <div
        dir="ltr"
        className="grid min-h-6 shrink-0 grid-cols-[1.1fr_1fr_1fr] items-center gap-x-1 px-3 text-11/3 text-ink-3"
        aria-hidden="true"
      >
        <span>
          <bdi>{t('book.price', { currency: market.quote })}</bdi>
        </span>
        <span className="text-end">
          <bdi>{t('book.amount', { currency: market.base })}</bdi>
        </span>
        <span className="text-end">
          <bdi>{t('book.total')}</bdi>
        </span>
      </div>
      <div dir="ltr" className="num flex min-h-0 flex-1 flex-col">
        {sides !== 'bids' && <BookSide side="ask" label={t('book.asks')} rows={book.asks} {...common} />}
        <SpreadRow {...props} spread={book.spread} spreadPercent={book.spreadPercent} spreadLabel={t('book.spread')} />
        {sides !== 'asks' && <BookSide side="bid" label={t('book.bids')} rows={book.bids} {...common} />}
        {book.bidPercent !== undefined && <RatioBar bidPercent={book.bidPercent} stale={stale} />}
      </div>
      <p className="sr-only">{t('book.hint')}</p>
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </div>
  )
}

function SpreadRow(
  props: OrderBookProps & { readonly spread: string; readonly spreadPercent: string; readonly spreadLabel: string },
) {
  const formats = useFormats()
  const { last, lastDirection, stale } = props
  const sign = lastDirection === 'up' ? '▲' : lastDirection === 'down' ? '▼' : ''
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-y border-line/60 px-3">
      <span
        className={clsx(
          'text-16 font-semibold',
          stale || lastDirection === 'flat' ? 'text-ink-2' : lastDirection === 'up' ? 'text-up' : 'text-down',
        )}
      >
        {last === '' ? '–' : formats.decimal(last, props.market.priceScale)}
        <span aria-hidden="true" className="ms-1 inline-block w-3 text-11">
          {sign}
        </span>
      </span>
      <span dir="auto" className="text-12 text-ink-3">
        {props.spreadLabel}{' '}
        <Num>{props.spread === '' ? '–' : formats.decimal(props.spread, props.market.priceScale)}</Num>
        {props.spreadPercent !== '' && (
          <span className="ms-1.5">
            <Num>{formats.percent(props.spreadPercent)}</Num>
          </span>
        )}
      </span>
    </div>
  )
}

const CHOICES = ['both', 'bids', 'asks'] as const

function SidesChoice({ sides, onSides }: { readonly sides: Sides; readonly onSides: (sides: Sides) => void }) {
  const t = useTexts(terminalTexts)
  const label = { both: t('book.both'), bids: t('book.bidsOnly'), asks: t('book.asksOnly') }
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('book.view')}</legend>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === sides}
          aria-label={label[choice]}
          title={label[choice]}
          onClick={() => onSides(choice)}
          className="grid size-6 place-items-center rounded-control opacity-50 hover:bg-surface-3 aria-pressed:opacity-100"
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            {choice !== 'bids' && <path d="M1 1h10v4H1z" fill="var(--down)" />}
            {choice !== 'asks' && <path d="M1 7h10v4H1z" fill="var(--up)" />}
            {choice === 'bids' && <path d="M1 1h10v4H1z" fill="var(--surface-3)" />}
            {choice === 'asks' && <path d="M1 7h10v4H1z" fill="var(--surface-3)" />}
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
