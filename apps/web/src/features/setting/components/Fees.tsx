import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { contractInfo } from '../../../products/contracts/contractReads.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Failed } from '../../../shared/loading/Failed.tsx'
import { settingTexts } from '../texts.ts'

interface FeeRow {
  readonly product: 'spot' | 'contracts'
  readonly market: string
  /** Fractions. */
  readonly maker: string
  readonly taker: string
}

/** The fees of this customer's tier: its name, and its rates on the first market of each kind. */
export function Fees({ tier }: { readonly tier: CallData<'getInfo'>['feeTier'] }) {
  const t = useTexts(settingTexts)
  const formats = useFormats()
  const spot = useQuery(callQuery('getCurrencyMessage', {}, { refusal: 'here' }))
  const listed = useQuery(callQuery('getmarketList', { type: 'contract' }))
  const symbol = listed.data?.list[0]?.symbol ?? ''
  const contract = useQuery({ ...contractInfo(symbol), enabled: symbol !== '' })
  const error = spot.error ?? listed.error ?? contract.error
  const rows: readonly FeeRow[] | undefined = spot.data &&
    contract.data && [
      { product: 'spot', market: spot.data.symbol, maker: tier.makerRate, taker: tier.takerRate },
      {
        product: 'contracts',
        market: contract.data.symbol,
        maker: contract.data.makerRate,
        taker: contract.data.takerRate,
      },
    ]
  const columns: readonly Column<FeeRow>[] = [
    {
      key: 'market',
      header: t('profile.market'),
      cell: ({ product, market }) => (
        <>
          {t(`profile.${product}`)} <Num className="text-ink-3">{market}</Num>
        </>
      ),
    },
    { key: 'maker', header: t('profile.maker'), align: 'end', cell: ({ maker }) => <Num>{formats.rate(maker)}</Num> },
    { key: 'taker', header: t('profile.taker'), align: 'end', cell: ({ taker }) => <Num>{formats.rate(taker)}</Num> },
  ]
  return (
    <Panel className="max-w-3xl overflow-hidden">
      <div className="p-5 pb-3">
        <div className="flex items-baseline justify-between gap-6">
          <h2 className="text-14 font-medium text-ink-1">{t('profile.fees')}</h2>
          <p className="text-13 font-medium text-ink-1">{t('profile.feeTier', { tier: String(tier.tier) })}</p>
        </div>
        <p className="mt-1 text-13 text-ink-3">{t('profile.feesNote')}</p>
      </div>
      <DataTable
        inset
        caption={t('profile.fees')}
        columns={columns}
        rows={rows}
        rowKey={({ product }) => product}
        loadingRows={2}
        empty={<Empty text="–" />}
        error={
          error && (
            <Failed
              error={error}
              onRetry={() => {
                for (const { error: failed, refetch } of [spot, listed, contract]) if (failed) void refetch()
              }}
            />
          )
        }
      />
    </Panel>
  )
}
