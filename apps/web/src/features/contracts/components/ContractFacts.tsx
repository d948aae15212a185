import { KeyValue, Num } from '@touchstone/ui'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useTradingHours } from '../../../shared/markets/useTradingHours.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { contractFactTexts } from '../factTexts.ts'
import { contractScreenTexts } from '../texts.ts'

const HOUR_MS = 3_600_000

type Fact =
  | 'lot'
  | 'tick'
  | 'lots'
  | 'leverage'
  | 'fees'
  | 'liquidationFee'
  | 'band'
  | 'slippage'
  | 'funding'
  | 'cap'
  | 'expiry'
  | 'hours'
  | 'source'

/** The contract's terms in force, as the server enforces them. */
export function ContractFacts({ market }: { readonly market: ContractMarket }) {
  const t = useTexts(contractFactTexts)
  const words = useTexts(contractScreenTexts)
  const formats = useFormats()
  const say = useSentence()
  const hours = useTradingHours()
  const { info } = market
  const facts: readonly (readonly [fact: Fact, value: string])[] = [
    ['lot', `${formats.decimal(info.lotSize)} ${info.unit}`],
    ['tick', `${formats.decimal(info.tick)} ${info.quote}`],
    ['lots', `${formats.count(info.minLots)} – ${formats.count(info.maxLots)}`],
    ['leverage', words('form.times', { leverage: formats.count(info.maxLeverage) })],
    ['fees', `${formats.rate(info.makerRate)} / ${formats.rate(info.takerRate)}`],
    ['liquidationFee', formats.rate(info.liquidationRate)],
    ['band', formats.rate(info.band)],
    ['slippage', `${formats.rate(info.defaultSlippage)} / ${formats.rate(info.maxSlippage)}`],
    ...(info.kind === 'perpetual'
      ? ([
          ['funding', t('hoursValue', { hours: info.fundingInterval / HOUR_MS })],
          ['cap', `± ${formats.rate(info.fundingCap)}`],
        ] as const)
      : ([['expiry', formats.dateTime(info.expiry)]] as const)),
    ['hours', hours(info.hours)],
    ['source', say(info.priceSource)],
  ]
  return (
    <div className="grid gap-8 p-4 wide:grid-cols-2">
      <div>
        <h2 className="pb-3 text-14 font-semibold text-ink-1">{info.name}</h2>
        {info.note !== '' && <p className="mb-4 text-13 text-ink-2">{say(info.note)}</p>}
        <KeyValue items={facts.map(([fact, value]) => ({ key: fact, label: t(fact), value: <Num>{value}</Num> }))} />
        <AppLink
          to="/instrument"
          search={{ symbol: market.symbol }}
          className="mt-4 inline-block text-13 text-accent underline underline-offset-2"
        >
          {words('header.information')}
        </AppLink>
      </div>
      <Tiers market={market} />
    </div>
  )
}

function Tiers({ market }: { readonly market: ContractMarket }) {
  const t = useTexts(contractFactTexts)
  const words = useTexts(contractScreenTexts)
  const formats = useFormats()
  return (
    <div>
      <h2 className="pb-3 text-14 font-semibold text-ink-1">{t('tiers')}</h2>
      <table className="w-full text-12">
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="h-7 text-start font-medium">
              {t('upTo')}
            </th>
            <th scope="col" className="text-end font-medium">
              {t('maintenance')}
            </th>
            <th scope="col" className="text-end font-medium">
              {t('tierLeverage')}
            </th>
          </tr>
        </thead>
        <tbody>
          {market.info.tiers.map((tier) => (
            <tr key={tier.notional} className="h-7 border-t border-line/60 text-ink-1">
              <td>
                <Num>
                  {formats.decimal(tier.notional)} {market.quote}
                </Num>
              </td>
              <td className="text-end">
                <Num>{formats.rate(tier.maintenance)}</Num>
              </td>
              <td className="text-end">
                <Num>{words('form.times', { leverage: formats.count(tier.maxLeverage) })}</Num>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
