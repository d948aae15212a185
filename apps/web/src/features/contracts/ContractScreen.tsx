import { useQuery } from '@tanstack/react-query'
import { Button, Empty } from '@touchstone/ui'
import { useCallback } from 'react'
import { useContractMarket } from '../../products/contracts/useContractMarket.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { isUnknownSymbol } from '../../shared/markets/unknownSymbol.ts'
import { useAskedSymbol } from '../../shared/markets/useAskedSymbol.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { PriceTitle } from '../../terminal/header/PriceTitle.tsx'
import { TerminalSkeleton } from '../../terminal/layout/TerminalSkeleton.tsx'
import { ContractTerminal } from './ContractTerminal.tsx'
import { ClassTabs } from './components/ClassTabs.tsx'
import { classOf, firstOfClass, firstSymbol, type Offer } from './instrumentClass.ts'
import { contractScreenTexts } from './texts.ts'

/** `?symbol=BTCPERP` of one of the contract addresses. */
export function ContractScreen({ offer }: { readonly offer: Offer }) {
  const goTo = useGoTo()
  const asked = useAskedSymbol()
  const { data } = useQuery(callQuery('getContractSymbols', {}))
  const pick = useCallback((next: string) => goTo(offer.path, { symbol: next }), [goTo, offer.path])
  const shown = data?.find(({ symbol }) => symbol === asked)?.class
  return (
    <div className="flex h-full min-h-0 flex-col gap-px bg-line">
      {offer.classes.length > 1 && (
        <ClassTabs
          classes={offer.classes}
          selected={shown === undefined ? (offer.classes[0] ?? 'crypto') : classOf(shown)}
          onClass={(name) => {
            const first = firstOfClass(name, offer, data ?? [])
            if (first !== '') pick(first)
          }}
        />
      )}
      <div className="min-h-0 flex-1 bg-canvas">
        <Contract offer={offer} asked={asked} onPick={pick} />
      </div>
    </div>
  )
}

interface ContractProps {
  readonly offer: Offer
  /** "" when the address names none. */
  readonly asked: string
  readonly onPick: (symbol: string) => void
}

function Contract({ offer, asked, onPick: pick }: ContractProps) {
  const t = useTexts(contractScreenTexts)
  const listed = useQuery(callQuery('getContractSymbols', {}))
  const first = firstSymbol(offer, listed.data ?? [])
  const symbol = asked || first
  const { market, error, retry } = useContractMarket(symbol)
  if (market)
    return (
      <>
        <PriceTitle market={market} />
        <ContractTerminal key={market.symbol} market={market} offer={offer} onPick={pick} />
      </>
    )
  if (isUnknownSymbol(error))
    return (
      <Empty
        text={t('unknown', { symbol })}
        action={first !== '' && <Button onClick={() => pick(first)}>{t('openFirst')}</Button>}
      />
    )
  const failure = error ?? (asked === '' ? listed.error : null)
  if (failure)
    return (
      <Failed
        error={failure}
        lead={t('failed')}
        onRetry={() => {
          retry()
          void listed.refetch()
        }}
      />
    )
  if (listed.data && symbol === '')
    return (
      <Empty
        text={t('nothingListed')}
        action={
          <AppLink to="/market" className="text-accent underline underline-offset-2">
            {t('markets')}
          </AppLink>
        }
      />
    )
  return <TerminalSkeleton label={t('loading')} />
}
