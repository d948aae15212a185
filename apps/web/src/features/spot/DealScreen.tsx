import { Button, Empty, ErrorPanel, Skeleton } from '@touchstone/ui'
import { useCallback, useEffect } from 'react'
import { failureCode, failureText, isCallError } from '../../shared/api/api.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { usePrice } from '../../shared/live/usePrice.ts'
import type { SpotMarket } from '../../shared/markets/spotMarket.ts'
import { useMarket } from '../../shared/markets/useMarket.ts'
import { useGoTo, useSearchField } from '../../shared/routing/navigation.ts'
import { SpotTerminal } from './SpotTerminal.tsx'
import { spotTexts } from './texts.ts'

const FIRST_SYMBOL = 'BTCUSDT'

/** `/deal?symbol=BTCUSDT` */
export function DealScreen() {
  const t = useTexts(spotTexts)
  const goTo = useGoTo()
  const symbol = useSearchField('symbol').toUpperCase() || FIRST_SYMBOL
  const { market, intro, error, retry } = useMarket(symbol)
  const pick = useCallback((next: string) => goTo('/deal', { symbol: next }), [goTo])
  if (market)
    return (
      <>
        <PriceTitle market={market} />
        <SpotTerminal key={market.symbol} market={market} intro={intro} onPick={pick} />
      </>
    )
  if (error && isCallError(error))
    return (
      <Empty
        text={t('unknownMarket', { symbol })}
        action={<Button onClick={() => pick(FIRST_SYMBOL)}>{t('goToBtc')}</Button>}
      />
    )
  if (error)
    return (
      <ErrorPanel text={failureText(error)} code={failureCode(error)} retryLabel={t('panelRetry')} onRetry={retry} />
    )
  return <TerminalSkeleton label={t('loadingMarket')} />
}

/** The last price leads the page title, so that it can be watched from another tab. */
function PriceTitle({ market }: { readonly market: SpotMarket }) {
  const formats = useFormats()
  const last = usePrice(market.symbol)?.last ?? ''
  useEffect(() => {
    if (last === '') return
    const site = document.title.split(' | ').at(-1) ?? ''
    document.title = `${formats.decimal(last, market.priceScale)} ${market.symbol} | ${site}`
  }, [formats, last, market])
  return null
}

/** The shape of the terminal while its market is loading. */
function TerminalSkeleton({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid h-full min-h-[640px] grid-cols-[minmax(0,1fr)_296px_320px] grid-rows-[56px_minmax(0,1fr)_220px] gap-px bg-line"
    >
      <div className="col-span-full flex items-center gap-6 bg-surface-1 px-4">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-6 w-96" />
      </div>
      <div className="bg-surface-1 p-4">
        <Skeleton className="h-full w-full opacity-40" />
      </div>
      <div className="bg-surface-1 p-3">
        <Skeleton className="h-full w-full opacity-40" />
      </div>
      <div className="row-span-2 bg-surface-1 p-4">
        <Skeleton className="h-2/3 w-full opacity-40" />
      </div>
      <div className="col-span-2 bg-surface-1" />
    </div>
  )
}
