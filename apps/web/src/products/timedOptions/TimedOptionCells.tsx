import type { DeliveryRow } from '@touchstone/protocol'
import { type ChipTone, clockText, Glyph, Num, StateChip } from '@touchstone/ui'
import { clsx } from 'clsx'
import { directionOf, NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useExchangeTime } from '../../shared/live/useExchangeTime.ts'
import { useStale } from '../../shared/live/useLive.ts'
import { useMark } from '../../shared/live/useMarketData.ts'
import { moneynessOf, type Outcome, outcomeOf } from './moneyness.ts'
import { timedOptionTexts } from './texts.ts'

const TONES: Readonly<Record<Outcome, ChipTone>> = {
  open: 'progress',
  settling: 'progress',
  won: 'success',
  lost: 'failure',
  tied: 'neutral',
  void: 'neutral',
}

/** Bullish or bearish, by triangle, word and colour. */
export function DirectionWord({ direction }: { readonly direction: 'up' | 'down' }) {
  const t = useTexts(timedOptionTexts)
  return (
    <span className={clsx('whitespace-nowrap font-medium', direction === 'up' ? 'text-up' : 'text-down')}>
      <span aria-hidden="true" className="me-1 text-[9px]">
        {direction === 'up' ? '▲' : '▼'}
      </span>
      {t(direction)}
    </span>
  )
}

export function OutcomeChip({ row }: { readonly row: DeliveryRow }) {
  const t = useTexts(timedOptionTexts)
  const outcome = row.result === '' ? row.state : row.result
  if (outcome === 'refunded') return null
  const why = outcome === 'tied' ? t('tiedWhy') : outcome === 'void' ? t('voidWhy') : undefined
  return (
    <span title={why}>
      <StateChip tone={TONES[outcome]} word={t(`state.${outcome}`)} />
    </span>
  )
}

/** hh:mm:ss by the exchange's clock, then that it is being settled, then how it ended. */
export function TimeLeft({ row }: { readonly row: DeliveryRow }) {
  const t = useTexts(timedOptionTexts)
  const time = useExchangeTime()
  if (row.result !== '') return <OutcomeChip row={row} />
  if (outcomeOf(row, time) !== 'open') return <StateChip tone="progress" word={t('state.settling')} />
  return <Num className="text-14 font-medium text-ink-1">{clockText(row.expiry - time)}</Num>
}

export function StrikePrice({ row }: { readonly row: DeliveryRow }) {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  if (row.openPrice !== '') return <Num>{formats.decimal(row.openPrice)}</Num>
  return row.result === '' ? (
    <span title={t('awaitingStrikeWhy')} className="inline-flex items-center gap-1 text-ink-3">
      <Glyph name="clock" className="size-3.5" />
      {t('awaitingStrike')}
    </span>
  ) : (
    NO_FIGURE
  )
}

/** The index price, until the one it settled at is known. */
export function PriceNow({ row }: { readonly row: DeliveryRow }) {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  const stale = useStale()
  const now = useMark(row.symbol)?.index ?? ''
  if (row.result === '') return <Num className={clsx(stale && 'opacity-60')}>{formats.decimal(now)}</Num>
  if (row.settlePrice === '') return NO_FIGURE
  return (
    <span className="whitespace-nowrap text-ink-3">
      {t('settledAt')} <Num className="text-ink-1">{formats.decimal(row.settlePrice)}</Num>
    </span>
  )
}

/** Which way it would end now, in words, by sign and by colour. */
export function MoneynessWord({ row }: { readonly row: DeliveryRow }) {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  const moneyness = moneynessOf(row, useMark(row.symbol)?.index ?? '')
  if (row.result !== '') return <ProfitText row={row} />
  if (!moneyness) return NO_FIGURE
  return (
    <span
      className={clsx(
        'inline-flex items-baseline gap-1.5 whitespace-nowrap',
        moneyness.side === 'ahead' ? 'text-up' : moneyness.side === 'behind' ? 'text-down' : 'text-ink-2',
      )}
    >
      <Num>{formats.signed(moneyness.by)}</Num>
      {t(moneyness.side)}
    </span>
  )
}

export function ProfitText({ row }: { readonly row: DeliveryRow }) {
  const formats = useFormats()
  const direction = directionOf(row.profit)
  const colour = direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : 'text-ink-2'
  if (row.profit === '') return NO_FIGURE
  return (
    <Num className={clsx('whitespace-nowrap', colour)}>
      {formats.signed(row.profit)} {row.currency}
    </Num>
  )
}
