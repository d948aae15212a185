import { useSearchField } from '@touchstone/frame'
import { Empty, Glyph, Skeleton, Tabs, TEXT_LINK } from '@touchstone/ui'
import type { ContractInfo } from '../../products/contracts/contractMarket.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { HoursChip } from '../../shared/markets/HoursChip.tsx'
import { marketPath } from '../../shared/markets/marketPath.ts'
import { useAskedSymbol } from '../../shared/markets/useAskedSymbol.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { IndexTab } from './components/IndexTab.tsx'
import { TermsTab } from './components/TermsTab.tsx'
import { FundingTab } from './contracts/FundingTab.tsx'
import { InsuranceTab } from './contracts/InsuranceTab.tsx'
import { instrumentTexts } from './texts.ts'
import { type InstrumentAnswer, useInstrument } from './useInstrument.ts'

const FIRST_SYMBOL = 'BTCPERP'
type TabName = 'terms' | 'funding' | 'index' | 'insurance'

/** A spot market has no funding, and an index that nothing but contracts are traded on has no terms either. */
function tabsOf({ contract, spot }: Pick<InstrumentAnswer, 'contract' | 'spot'>): readonly TabName[] {
  if (contract) return ['terms', 'funding', 'index', 'insurance']
  return spot ? ['terms', 'index', 'insurance'] : ['index']
}

/** `/instrument?symbol=BTCPERP&tab=funding` */
export function InstrumentScreen() {
  const t = useTexts(instrumentTexts)
  const goTo = useGoTo()
  const symbol = useAskedSymbol() || FIRST_SYMBOL
  const asked = useSearchField('tab')
  const { contract, spot, known, loading, error, retry } = useInstrument(symbol)
  const tabs = tabsOf({ contract, spot })
  const tab: TabName = tabs.find((name) => name === asked) ?? tabs[0] ?? 'index'
  if (loading && !contract && !spot) return <Waiting />
  if (!known && error) return <Failed error={error} onRetry={retry} />
  if (!known)
    return (
      <Empty
        text={t('unknown', { symbol })}
        action={
          <AppLink to="/market" className={TEXT_LINK}>
            {t('markets')}
          </AppLink>
        }
      />
    )
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 slim:px-4 py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-32 font-semibold tracking-tight">{contract?.name ?? spot?.name ?? symbol}</h1>
        {contract && <HoursChip open={contract.open} changesAt={contract.changesAt} closedWhy={t('closedWhy')} />}
        {(contract?.simulated ?? spot?.simulated) && (
          <span className="flex h-6 items-center gap-1.5 rounded-control border border-warn/50 px-2 text-12 text-warn">
            <Glyph name="info" className="size-3.5" />
            {t('simulated')}
          </span>
        )}
        {(contract ?? spot) && (
          <AppLink
            to={tradePath(contract)}
            search={{ symbol }}
            className="ms-auto inline-flex h-9 items-center rounded-control bg-accent px-4 text-13 font-medium text-on-accent"
          >
            {t('trade')}
          </AppLink>
        )}
      </div>
      <p className="mt-1 mb-6 text-14 text-ink-2">{t('lead')}</p>
      <Tabs<TabName>
        label={t('tabs.label')}
        tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        selected={tab}
        onSelect={(next) => goTo('/instrument', { symbol, tab: next }, { replace: true })}
        panelClassName="pt-6"
      >
        {tab === 'terms' && <TermsTab contract={contract} spot={spot} />}
        {tab === 'funding' && <FundingTab symbol={symbol} contract={contract} />}
        {tab === 'index' && <IndexTab symbol={symbol} />}
        {tab === 'insurance' && <InsuranceTab {...(contract && { symbol })} />}
      </Tabs>
    </div>
  )
}

function tradePath(contract: ContractInfo | undefined) {
  if (!contract) return marketPath({ kind: 'spot', type: 'coin' })
  return marketPath({ kind: contract.kind, type: contract.class === 'crypto' ? 'contract' : contract.class })
}

function Waiting() {
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 slim:px-4 py-10" aria-busy="true">
      <Skeleton className="h-10 w-72" />
      <Skeleton className="mt-3 h-5 w-96" />
      <Skeleton className="mt-8 h-9 w-full" />
      <Skeleton className="mt-6 h-96 w-full opacity-40" />
    </div>
  )
}
