import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass, Check, type Column, DataTable, Empty, Num, Panel } from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { compareDecimals, isZero } from '../../shared/decimals/exactDecimal.ts'
import { useHiddenAmounts } from '../../shared/equity/useHiddenAmounts.ts'
import { useFormats } from '../../shared/format/format.ts'
import { type Funds, type FundsRow, useFunds } from '../../shared/funds/useFunds.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { CoinMark } from '../../shared/markets/CoinMark.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { DemoFunds } from './DemoFunds.tsx'
import { held, shownRows } from './fundsRows.ts'
import { EquityHistory } from './history/EquityHistory.tsx'
import { RowActions } from './RowActions.tsx'
import { SandboxFunds } from './SandboxFunds.tsx'
import { assetTexts } from './texts.ts'
import { WorthPanel } from './WorthPanel.tsx'

/** What play money can be asked for until the list of currencies is there. */
const FIRST_CURRENCY = [{ currency: 'USDT', decimals: 2 }]

/** `/table1`: the balances of the funds account. */
export function FundsScreen() {
  const t = useTexts(assetTexts)
  const funds = useFunds()
  const settings = useQuery(callQuery('getSetting', {}))
  const currencies = useQuery(callQuery('getCurrencyAll', {}))
  const [hidden, turnHidden] = useHiddenAmounts()
  const demo = useSession((session) => session.demo)
  const sandbox = settings.data?.features.sandbox === true
  return (
    <AccountFrame title={t('funds')}>
      <div className="flex items-start justify-between gap-6 slim:flex-col slim:gap-3">
        <WorthPanel funds={funds.total} hidden={hidden} onHidden={turnHidden} />
        <p className="max-w-64 text-12 slim:max-w-none text-ink-3">
          {t('proof')}{' '}
          <AppLink to="/accountRecord" className="text-accent underline underline-offset-2">
            {t('openLedger')}
          </AppLink>
        </p>
      </div>
      <EquityHistory hidden={hidden} play={demo || sandbox} />
      {demo && <DemoFunds />}
      {sandbox && !demo && <SandboxFunds currencies={currencies.data ?? FIRST_CURRENCY} />}
      <FundsTable funds={funds} hidden={hidden} sandbox={sandbox} />
    </AccountFrame>
  )
}

interface FundsTableProps {
  readonly funds: Funds
  readonly hidden: boolean
  readonly sandbox: boolean
}

/** The balances; currencies without one are folded away, and with none at all the ways to money stand in their place. */
function FundsTable({ funds, hidden, sandbox }: FundsTableProps) {
  const t = useTexts(assetTexts)
  const [hideSmall, setHideSmall] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const rows = useMemo(() => {
    if (!funds.rows) return undefined
    return shownRows(unfolded ? funds.rows : held(funds.rows), hideSmall)
  }, [funds.rows, hideSmall, unfolded])
  const zero = funds.rows ? funds.rows.length - held(funds.rows).length : 0
  return (
    <Panel className="overflow-hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 slim:py-1 border-b border-line px-4">
        <h2 className="text-14 font-semibold text-ink-1">{t('fundsAccount')}</h2>
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
          hideSmall ? (
            <Empty
              text={t('allSmall')}
              action={
                <Button tone="secondary" size="small" onClick={() => setHideSmall(false)}>
                  {t('showAll')}
                </Button>
              }
            />
          ) : (
            <NoFunds sandbox={sandbox} />
          )
        }
        error={funds.error && <Failed error={funds.error} lead={t('failed')} onRetry={funds.retry} />}
      />
      {zero > 0 && !hideSmall && (
        <div className="border-t border-line px-4 py-2">
          <Button tone="ghost" size="small" onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? t('fold') : t('unfold', { count: zero })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** With nothing at all: the ways to money. Those that lead outside are closed in the demo account. */
function NoFunds({ sandbox }: Pick<FundsTableProps, 'sandbox'>) {
  const t = useTexts(assetTexts)
  const demo = useSession((session) => session.demo)
  const ways = (
    <span className="flex justify-center gap-3">
      <AppLink to="/recharge" className={buttonClass('primary', 'small')}>
        {t('deposit')}
      </AppLink>
      <AppLink to="/buycoin" className={buttonClass('secondary', 'small')}>
        {t('buyCoins')}
      </AppLink>
    </span>
  )
  return <Empty text={sandbox ? t('zeroSandbox') : t('zero')} action={demo ? undefined : ways} />
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
        <span className="flex items-center gap-2">
          <CoinMark code={row.currency} />
          <span className="font-semibold text-ink-1">{row.currency}</span>
          <span className="text-12 text-ink-3">{row.name}</span>
        </span>
      ),
      compare: (a, b) => (a.currency < b.currency ? -1 : 1),
    },
    figure('available', t('available')),
    figure('frozen', t('frozen')),
    figure('converted', t('converted')),
    { key: 'action', header: t('action'), align: 'end', cell: (row) => <RowActions currency={row.currency} /> },
  ]
}
