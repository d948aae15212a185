import { Button, Empty } from '@touchstone/ui'
import { useCallback } from 'react'
import { useMarket } from '../../products/spot/useMarket.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { isUnknownSymbol } from '../../shared/markets/unknownSymbol.ts'
import { useAskedSymbol } from '../../shared/markets/useAskedSymbol.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { PriceTitle } from '../../terminal/header/PriceTitle.tsx'
import { TerminalSkeleton } from '../../terminal/layout/TerminalSkeleton.tsx'
import { SpotTerminal } from './SpotTerminal.tsx'
import { spotTexts } from './texts.ts'

const FIRST_SYMBOL = 'BTCUSDT'

/** `/deal?symbol=BTCUSDT` */
export function DealScreen() {
  const t = useTexts(spotTexts)
  const goTo = useGoTo()
  const symbol = useAskedSymbol() || FIRST_SYMBOL
  const { market, intro, error, retry } = useMarket(symbol)
  const pick = useCallback((next: string) => goTo('/deal', { symbol: next }), [goTo])
  if (market)
    return (
      <>
        <PriceTitle market={market} />
        <SpotTerminal key={market.symbol} market={market} intro={intro} onPick={pick} />
      </>
    )
  if (isUnknownSymbol(error))
    return (
      <Empty
        text={t('unknownMarket', { symbol })}
        action={<Button onClick={() => pick(FIRST_SYMBOL)}>{t('goToBtc')}</Button>}
      />
    )
  if (error) return <Failed error={error} onRetry={retry} />
  return <TerminalSkeleton label={t('loadingMarket')} />
}
