import { type Column, DataTable, KeyValue, Num, Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'
import type { ContractInfo } from '../../../products/contracts/contractMarket.ts'
import { trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { type Formats, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useTradingHours } from '../../../shared/markets/useTradingHours.ts'
import { useSentence } from '../../../shared/said/said.ts'
import { instrumentTexts } from '../texts.ts'
import type { SpotInfo } from '../useInstrument.ts'

type Tier = ContractInfo['tiers'][number]

/** The terms in force, as the engine enforces them. */
export function TermsTab(props: { readonly contract: ContractInfo | undefined; readonly spot: SpotInfo | undefined }) {
  const { contract, spot } = props
  return (
    <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
      {contract && <ContractTerms contract={contract} />}
      {contract && <Tiers contract={contract} />}
      {spot && <SpotTerms spot={spot} />}
    </div>
  )
}

function ContractTerms({ contract }: { readonly contract: ContractInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const say = useSentence()
  const hours = useTradingHours()
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('terms.kind'),
      contract.kind === 'perpetual'
        ? t('terms.perpetual')
        : t('terms.dated', { time: formats.dateTime(contract.expiry) }),
    ],
    [t('terms.lot'), `${plain(formats, contract.lotSize)} ${contract.unit}`],
    [t('terms.tick'), `${plain(formats, contract.tick)} ${contract.quote}`],
    [t('terms.order'), `${formats.count(contract.minLots)} – ${formats.count(contract.maxLots)}`],
    [t('terms.leverage'), `${formats.count(contract.maxLeverage)}×`],
    [t('terms.fees'), `${formats.rate(contract.makerRate)} / ${formats.rate(contract.takerRate)}`],
    [t('terms.liquidationFee'), formats.rate(contract.liquidationRate)],
    [t('terms.band'), `±${formats.rate(contract.band)}`],
    [t('terms.slippage'), `${formats.rate(contract.defaultSlippage)} / ${formats.rate(contract.maxSlippage)}`],
    [t('terms.orders'), formats.count(contract.maxOpenOrders)],
    [t('terms.hours'), hours(contract.hours)],
    [t('terms.source'), say(contract.priceSource)],
    [t('terms.sources'), `${formats.count(contract.sources)} / ${formats.count(contract.minimumSources)}`],
  ]
  return (
    <Panel className="p-5">
      <KeyValue items={facts.map(([label, value]) => ({ key: label, label, value: <Num>{value}</Num> }))} />
      {contract.note !== '' && <p className="mt-4 text-13 text-ink-2">{say(contract.note)}</p>}
      {contract.kind === 'dated' && <p className="mt-4 text-13 text-ink-2">{t('terms.settlement')}</p>}
      {contract.state === 'settled' && (
        <p className="mt-2 text-13 text-ink-1">
          {t('terms.settled', { price: plain(formats, contract.settlementPrice) })}
        </p>
      )}
      {contract.holidays.length > 0 && (
        <details className="mt-4 text-13 text-ink-2">
          <summary className="cursor-pointer text-ink-1">{t('terms.holidays')}</summary>
          <p className="num pt-2" dir="ltr">
            {contract.holidays.join(', ')}
          </p>
        </details>
      )}
      {!contract.open && <p className="mt-4 text-13 text-ink-2">{t('closedWhy')}</p>}
    </Panel>
  )
}

function Tiers({ contract }: { readonly contract: ContractInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const columns: readonly Column<Tier>[] = [
    {
      key: 'upTo',
      header: t('terms.upTo'),
      align: 'end',
      cell: (tier) => (
        <Num>
          {plain(formats, tier.notional)} {contract.quote}
        </Num>
      ),
    },
    {
      key: 'maintenance',
      header: t('terms.maintenance'),
      align: 'end',
      cell: (tier) => <Num>{formats.rate(tier.maintenance)}</Num>,
    },
    {
      key: 'deduction',
      header: t('terms.deduction'),
      align: 'end',
      cell: (tier) => <Num>{plain(formats, tier.deduction)}</Num>,
    },
    {
      key: 'leverage',
      header: t('terms.tierLeverage'),
      align: 'end',
      cell: (tier) => <Num>{formats.count(tier.maxLeverage)}×</Num>,
    },
  ]
  return (
    <Panel className="overflow-hidden">
      <h2 className="px-4 pt-4 text-14 font-semibold text-ink-1">{t('terms.tiers')}</h2>
      <p className="px-4 pt-1 pb-3 text-12 text-ink-3">{t('terms.tiersWhy')}</p>
      <DataTable
        caption={t('terms.tiers')}
        columns={columns}
        rows={contract.tiers}
        rowKey={(tier) => tier.notional}
        density="compact"
        empty={null}
      />
    </Panel>
  )
}

function SpotTerms({ spot }: { readonly spot: SpotInfo }) {
  const t = useTexts(instrumentTexts)
  const formats = useFormats()
  const say = useSentence()
  const facts: readonly (readonly [string, string])[] = [
    [t('terms.kind'), t('terms.spot')],
    [t('terms.tick'), `${plain(formats, spot.tickSize)} ${spot.quote}`],
    [t('terms.amount'), `${plain(formats, spot.minAmount)} – ${plain(formats, spot.maxAmount)} ${spot.base}`],
    [t('terms.value'), `${plain(formats, spot.minNotional)} – ${plain(formats, spot.maxNotional)} ${spot.quote}`],
    [t('terms.fees'), `${formats.rate(spot.makerRate)} / ${formats.rate(spot.takerRate)}`],
    [t('terms.slippage'), `${formats.rate(spot.defaultSlippage)} / ${formats.rate(spot.maxSlippage)}`],
    [t('terms.source'), say(spot.priceSource)],
  ]
  return (
    <Panel className="p-5">
      <KeyValue items={facts.map(([label, value]) => ({ key: label, label, value: <Num>{value}</Num> }))} />
      {!spot.marketMaker && <p className="mt-4 text-13 text-warn">{t('terms.noMaker')}</p>}
      {spot.intro !== '' && <p className="mt-4 text-13 text-ink-2">{spot.intro}</p>}
    </Panel>
  )
}

function plain(formats: Formats, decimal: string): string {
  return formats.decimal(trimZeros(decimal))
}
