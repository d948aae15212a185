import { useQuery } from '@tanstack/react-query'
import {
  Button,
  Check,
  type Column,
  DataTable,
  Empty,
  Glyph,
  Num,
  Panel,
  readStored,
  Skeleton,
  writeStored,
} from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { compareDecimals, isZero } from '../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../shared/format/format.ts'
import { type FundsRow, useFunds } from '../../shared/funds/useFunds.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { DemoFunds } from './DemoFunds.tsx'
import { allZero, shownRows } from './fundsRows.ts'
import { SandboxFunds } from './SandboxFunds.tsx'
import { assetTexts } from './texts.ts'

const HIDDEN_KEY = 'amountsHidden'

/** `/table1`: the balances of the funds account. */
export function FundsScreen() {
  const t = useTexts(assetTexts)
  const funds = useFunds()
  const settings = useQuery(callQuery('getSetting', {}))
  const currencies = useQuery(callQuery('getCurrencyAll', {}))
  const [hidden, setHidden] = useState(() => readStored(HIDDEN_KEY) === '1')
  const [hideSmall, setHideSmall] = useState(false)
  const demo = useSession((session) => session.demo)
  const sandbox = settings.data?.features.sandbox === true
  const rows = useMemo(() => funds.rows && shownRows(funds.rows, hideSmall), [funds.rows, hideSmall])
  const turnHidden = () => {
    setHidden(!hidden)
    writeStored(HIDDEN_KEY, hidden ? null : '1')
  }
  return (
    <AccountFrame title={t('funds')}>
      <div className="flex items-start justify-between gap-6">
        <Total total={funds.total} loading={!funds.rows} hidden={hidden} onHidden={turnHidden} />
        <p className="max-w-64 text-12 text-ink-3">
          {t('proof')}{' '}
          <AppLink to="/accountRecord" className="text-accent underline underline-offset-2">
            {t('openLedger')}
          </AppLink>
        </p>
      </div>
      {demo && <DemoFunds />}
      {sandbox && !demo && currencies.data && <SandboxFunds currencies={currencies.data} />}
      <Panel className="overflow-hidden">
        <div className="flex h-11 items-center justify-end border-b border-line px-4">
          <Check checked={hideSmall} onCheckedChange={setHideSmall}>
            {t('hideSmall')}
          </Check>
        </div>
        <DataTable
          caption={t('funds')}
          columns={useColumns(hidden)}
          rows={rows}
          rowKey={(row) => row.currency}
          loadingRows={4}
          empty={
            <Empty
              text={hideSmall ? t('allSmall') : sandbox ? t('zeroSandbox') : t('zero')}
              action={
                hideSmall ? (
                  <Button tone="secondary" size="small" onClick={() => setHideSmall(false)}>
                    {t('showAll')}
                  </Button>
                ) : undefined
              }
            />
          }
          error={funds.error && <Failed error={funds.error} lead={t('failed')} onRetry={funds.retry} />}
        />
        {sandbox && funds.rows && allZero(funds.rows) && funds.rows.length > 0 && (
          <p className="border-t border-line px-4 py-3 text-13 text-ink-2">{t('zeroSandbox')}</p>
        )}
      </Panel>
    </AccountFrame>
  )
}

function Total(props: {
  readonly total: string
  readonly loading: boolean
  readonly hidden: boolean
  readonly onHidden: () => void
}) {
  const t = useTexts(assetTexts)
  const formats = useFormats()
  return (
    <div>
      <p className="flex items-center gap-2 text-12 text-ink-3">
        {t('total')}
        <button
          type="button"
          aria-pressed={props.hidden}
          aria-label={props.hidden ? t('show') : t('hide')}
          title={props.hidden ? t('show') : t('hide')}
          onClick={props.onHidden}
          className="grid size-6 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
        >
          <Glyph name={props.hidden ? 'eyeOff' : 'eye'} />
        </button>
      </p>
      <p className="num flex h-10 items-baseline text-32 font-semibold text-ink-1">
        {props.loading ? (
          <Skeleton className="h-8 w-56" />
        ) : props.hidden ? (
          t('hidden')
        ) : (
          formats.decimal(props.total, 2)
        )}
        <span className="ms-2 text-14 font-medium text-ink-3">USDT</span>
      </p>
      <p className="mt-1 text-12 text-ink-3">{t('totalNote')}</p>
    </div>
  )
}

function useColumns(hidden: boolean): readonly Column<FundsRow>[] {
  const t = useTexts(assetTexts)
  const formats = useFormats()
  const figure = (key: 'available' | 'frozen' | 'converted', header: string): Column<FundsRow> => ({
    key,
    header,
    align: 'end',
    compare: (a, b) => compareDecimals(a[key], b[key]),
    cell: (row) => (
      <Num className={isZero(row[key]) ? 'text-ink-3' : undefined}>
        {hidden ? t('hidden') : formats.decimal(row[key], key === 'converted' ? 2 : row.decimals)}
      </Num>
    ),
  })
  return [
    {
      key: 'currency',
      header: t('currency'),
      cell: (row) => (
        <span className="flex items-baseline gap-2">
          <span className="font-semibold text-ink-1">{row.currency}</span>
          <span className="text-12 text-ink-3">{row.name}</span>
        </span>
      ),
      compare: (a, b) => (a.currency < b.currency ? -1 : 1),
    },
    figure('available', t('available')),
    figure('frozen', t('frozen')),
    figure('converted', t('converted')),
    { key: 'action', header: t('action'), align: 'end', cell: (row) => <TradeLink currency={row.currency} /> },
  ]
}

/** Leads to the currency's market; the quote currency leads to the first one. */
function TradeLink({ currency }: { readonly currency: string }) {
  const t = useTexts(assetTexts)
  const search: Readonly<Record<string, string>> = currency === 'USDT' ? {} : { symbol: `${currency}USDT` }
  return (
    <AppLink to="/deal" search={search} className="text-accent hover:underline">
      {t('trade')}
    </AppLink>
  )
}
