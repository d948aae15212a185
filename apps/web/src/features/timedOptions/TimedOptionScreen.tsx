import { Button, Empty } from '@touchstone/ui'
import { useCallback } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { isUnknownSymbol } from '../../shared/markets/unknownSymbol.ts'
import { useAskedSymbol } from '../../shared/markets/useAskedSymbol.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { TerminalSkeleton } from '../../terminal/layout/TerminalSkeleton.tsx'
import { TimedOptionTerminal } from './TimedOptionTerminal.tsx'
import { timedOptionScreenTexts } from './texts.ts'
import { useTimedOptionTerms } from './useTimedOptionTerms.ts'

const FIRST_SYMBOL = 'BTCUSDT'

/** `/deal_jg?symbol=BTCUSDT` */
export function TimedOptionScreen() {
  const t = useTexts(timedOptionScreenTexts)
  const goTo = useGoTo()
  const symbol = useAskedSymbol() || FIRST_SYMBOL
  const { terms, scale, error, renew } = useTimedOptionTerms(symbol)
  const pick = useCallback((next: string) => goTo('/deal_jg', { symbol: next }), [goTo])
  if (terms && scale !== undefined)
    return <TimedOptionTerminal key={terms.symbol} terms={terms} scale={scale} onPick={pick} renew={renew} />
  if (isUnknownSymbol(error))
    return (
      <Empty
        text={t('unknown', { symbol })}
        action={<Button onClick={() => pick(FIRST_SYMBOL)}>{t('goToFirst')}</Button>}
      />
    )
  if (error) return <Failed error={error} onRetry={renew} />
  return <TerminalSkeleton label={t('loading')} book={false} />
}
