import { type Amount, formatDecimal } from '@touchstone/quantities'
import type { ContractMarket } from '../../products/contracts/contractMarket.ts'
import { distanceFraction } from '../../products/contracts/riskLevel.ts'
import { isZero, readDown, trimZeros } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'
import type { Price } from '../../shared/live/usePrice.ts'
import type { ScreenTranslate } from './screenTexts.ts'
import type { ContractPreview } from './ticket/ticketRequest.ts'

const SCALE = 8

/** loss ÷ equity in percent with one decimal, rounded up so that the share is never made small; "" when not known. */
export function shareOfAccount(loss: string, equity: string): string {
  const part = readDown(loss, SCALE)
  const whole = readDown(equity, SCALE)
  if (part === undefined || whole === undefined || whole <= 0n || part < 0n) return ''
  return formatDecimal((part * 1_000n + whole - 1n) / whole, 1)
}

/** How many ranges (high − low of the last 24 h) lie between two prices, one decimal, cut; "" when there was no move. */
export function dailyMoves(from: string, to: string, range: Pick<Partial<Price>, 'high' | 'low'>): string {
  const move = (readDown(range.high ?? '', SCALE) ?? 0n) - (readDown(range.low ?? '', SCALE) ?? 0n)
  const [start, end] = [readDown(from, SCALE), readDown(to, SCALE)]
  if (move <= 0n || start === undefined || end === undefined) return ''
  return formatDecimal((absolute(end - start) * 10n) / move, 1)
}

function absolute(value: Amount): Amount {
  return value < 0n ? -value : value
}

export interface MaxLossFacts {
  readonly preview: ContractPreview
  readonly market: ContractMarket
  readonly marginMode: 'isolated' | 'cross'
  /** Of the contract account, "" while unknown. */
  readonly equity: string
  readonly price: Price | undefined
  readonly t: ScreenTranslate
  readonly formats: Formats
}

/** The most the position can lose after the order, as a sentence. */
export function maxLossText(facts: MaxLossFacts): string {
  const { preview, market, marginMode, equity, t, formats } = facts
  const { after, maxLoss, realised } = preview
  const currency = market.quote
  if (after.side === 'none')
    return isZero(preview.notional)
      ? t('preview.nothing')
      : t('preview.closes', { realised: formats.signed(realised, 2), currency })
  const percent = shareOfAccount(maxLoss, equity)
  const share = percent === '' ? '' : t('preview.share', { percent: formats.decimal(percent) })
  const loss = { loss: formats.decimal(trimZeros(maxLoss), 2), currency }
  if (isZero(after.liqPrice)) return `${t('preview.noPrice', loss)} ${share}`.trim()
  const way = after.side === 'long' ? 'FallsTo' : 'RisesTo'
  const plain = after.side === 'long' ? 'fallsTo' : 'risesTo'
  const key = marginMode === 'cross' ? (`preview.cross${way}` as const) : (`preview.${plain}` as const)
  const sentence = t(key, { price: formats.decimal(after.liqPrice, market.priceScale), ...loss })
  return [sentence, share, awayText(facts)].filter((each) => each !== '').join(' ')
}

/** The distance of the liquidation price, in percent and in usual price moves. */
function awayText({ preview, price, t, formats }: MaxLossFacts): string {
  const away = distanceFraction(preview.after.liqPrice, preview.markPrice)
  if (away === '') return ''
  const percent = formats.rate(away)
  const moves = price ? dailyMoves(preview.markPrice, preview.after.liqPrice, price) : ''
  return moves === ''
    ? t('preview.awayOnly', { percent })
    : t('preview.away', { percent, moves: formats.decimal(moves) })
}
