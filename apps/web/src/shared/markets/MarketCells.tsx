import { Glyph, Num, Pct, Sparkline } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { compareDecimals } from '../decimals/exactDecimal.ts'
import { directionOf, useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { useSession } from '../session/sessionStore.ts'
import { promptSignIn } from '../session/signInPrompt.ts'
import { assetOf } from './assetOf.ts'
import { CoinMark } from './CoinMark.tsx'
import { marketListTexts } from './listTexts.ts'
import { marketPath } from './marketPath.ts'
import { type MarketRow, sparkPoints } from './useMarketRows.ts'

/** At most three flashes a second in one cell. */
const FLASH_PAUSE_MS = 334

/** A price that shows for a moment in which direction it moved. */
export function LivePrice({ price, className }: { readonly price: string; readonly className?: string }) {
  const formats = useFormats()
  const before = useRef(price)
  const flashedAt = useRef(0)
  const [flash, setFlash] = useState<'flash-up' | 'flash-down' | ''>('')
  useEffect(() => {
    const step = before.current === '' || price === '' ? 0 : compareDecimals(price, before.current)
    before.current = price
    if (step === 0 || performance.now() - flashedAt.current < FLASH_PAUSE_MS) return
    flashedAt.current = performance.now()
    setFlash(step > 0 ? 'flash-up' : 'flash-down')
    const timer = setTimeout(() => setFlash(''), FLASH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [price])
  return <Num className={clsx('-mx-1 rounded-[3px] px-1', flash, className)}>{formats.decimal(price)}</Num>
}

/** Without a trade there is nothing that could have changed. */
export function ChangeCell({ row }: { readonly row: Pick<MarketRow, 'last' | 'change'> }) {
  const formats = useFormats()
  const change = row.last === '' ? '' : row.change
  return <Pct text={formats.change(change)} direction={directionOf(change)} />
}

export function SparkCell({
  row,
  width,
  height,
}: {
  readonly row: MarketRow
  readonly width?: number
  readonly height?: number
}) {
  return (
    <Sparkline
      points={sparkPoints(row)}
      tone={directionOf(row.change)}
      filled
      {...(width !== undefined && { width })}
      {...(height !== undefined && { height })}
    />
  )
}

export function MarketName({ row }: { readonly row: MarketRow }) {
  const t = useTexts(marketListTexts)
  const formats = useFormats()
  const [base, quote] = row.name.split('/')
  return (
    <span className="flex items-center gap-2 slim:flex-wrap slim:gap-y-0">
      <CoinMark code={row.kind === 'spot' && base ? base : assetOf(row.symbol)} />
      <span dir="ltr" className="text-14 font-medium">
        {base}
        {quote && <span className="text-12 font-normal text-ink-3">/{quote}</span>}
      </span>
      {row.halted && (
        <span className="flex items-center gap-1 text-11 text-warn">
          <Glyph name="warn" className="size-3" />
          {t('halted')}
        </span>
      )}
      {row.maxLeverage > 0 && (
        <span className="num rounded-[3px] bg-surface-3 px-1 text-11 text-ink-3">
          {formats.count(row.maxLeverage)}×
        </span>
      )}
      {!row.open && !row.halted && <ClosedChip opensAt={row.changesAt} />}
    </span>
  )
}

/** The market sleeps; the title says until when. */
function ClosedChip({ opensAt }: { readonly opensAt: number }) {
  const t = useTexts(marketListTexts)
  const formats = useFormats()
  const why = opensAt > 0 ? t('opensAt', { time: formats.dateTime(opensAt) }) : t('closed')
  return (
    <span title={why} className="flex items-center gap-1 text-11 text-ink-3">
      <Glyph name="clock" className="size-3" />
      {t('closed')}
      {opensAt > 0 && <span className="sr-only">{why}</span>}
    </span>
  )
}

/** Leads to the market's trade screen; a visitor is asked to sign in and lands there afterwards. */
export function TradeLink({
  row,
  className,
  children,
}: {
  readonly row: MarketRow
  readonly className?: string
  readonly children: ReactNode
}) {
  const t = useTexts(marketListTexts)
  const signedIn = useSession((session) => session.token !== '')
  const label = t('tradeMarket', { name: row.name })
  if (!signedIn)
    return (
      <button
        type="button"
        aria-label={label}
        className={className}
        onClick={(event: MouseEvent) => {
          event.stopPropagation()
          promptSignIn(`${marketPath(row)}?symbol=${row.symbol}`)
        }}
      >
        {children}
      </button>
    )
  return (
    <AppLink
      to={marketPath(row)}
      search={{ symbol: row.symbol }}
      aria-label={label}
      {...(className !== undefined && { className })}
    >
      {children}
    </AppLink>
  )
}
