import { useQuery } from '@tanstack/react-query'
import { KeyValue, Num, Panel, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { RiskMeter } from '../../products/contracts/ContractCells.tsx'
import { contractAccount } from '../../products/contracts/contractReads.ts'
import { usePositions } from '../../products/contracts/contractTopics.ts'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { directionOf, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useBalances } from '../../shared/live/useLive.ts'
import { Loaded, type LoadedProps } from '../../shared/loading/Loaded.tsx'
import { AppLink, type RoutePath } from '../../shared/routing/AppLink.tsx'
import { accountTexts } from './accountTexts.ts'

const FRESH_MS = 15_000
const SCALE = 2

/** `/table2`: the accounts that trading and hosting happen in. */
export function AccountsScreen() {
  const t = useTexts(accountTexts)
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('lead')}</p>
      <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-6">
        <ContractAccount />
        <WalletAccount
          account="delivery"
          held={t('stakes')}
          title={t('delivery')}
          note={t('deliveryNote')}
          links={[
            ['/transfer', t('transfer'), { from: 'funds', to: 'delivery' }],
            ['/deal_jg', t('trade'), {}],
            ['/jgcc', t('orders'), {}],
          ]}
        />
        <WalletAccount
          account="hosting"
          held={t('hosted')}
          title={t('hosting')}
          note={t('hostingNote')}
          links={[
            ['/transfer', t('transfer'), { from: 'funds', to: 'hosting' }],
            ['/profit_index', t('host'), {}],
            ['/profit_wdtg', t('orders'), {}],
          ]}
        />
      </div>
    </AccountFrame>
  )
}

function ContractAccount() {
  const t = useTexts(accountTexts)
  const formats = useFormats()
  const { data, error, refetch } = useQuery({ ...contractAccount(), refetchInterval: FRESH_MS })
  const account = usePositions()?.account ?? data
  const money = (value: string) => (
    <Num>
      {formats.decimal(value, SCALE)} {account?.currency ?? ''}
    </Num>
  )
  return (
    <Card
      title={t('contract')}
      note={t('contractNote')}
      links={[
        ['/transfer', t('transfer'), { from: 'funds', to: 'contract' }],
        ['/deal_c', t('trade'), {}],
        ['/lt', t('positions'), {}],
      ]}
    >
      <CardLoaded answer={{ data: account, error, refetch }}>
        {(account) => (
          <>
            <KeyValue
              items={[
                { key: 'equity', label: t('equity'), value: <strong>{money(account.equity)}</strong> },
                { key: 'available', label: t('available'), value: money(account.available) },
                { key: 'frozen', label: t('frozen'), value: money(account.frozen) },
                { key: 'margin', label: t('margin'), value: money(account.margin) },
                { key: 'unrealised', label: t('unrealised'), value: <Signed value={account.unrealised} /> },
                { key: 'maintenance', label: t('maintenance'), value: money(account.maintenance) },
                { key: 'riskRate', label: t('riskRate'), value: <RiskMeter rate={account.riskRate} /> },
                { key: 'transferable', label: t('transferable'), value: money(account.transferable) },
              ]}
            />
            <p className="pt-2 text-12 text-ink-3">
              {isZero(account.available) && isZero(account.frozen) ? t('empty') : t('riskNote')}
            </p>
          </>
        )}
      </CardLoaded>
    </Card>
  )
}

interface WalletAccountProps extends Omit<CardProps, 'children'> {
  readonly account: 'delivery' | 'hosting'
  /** The orders and positions that hold the part that is not available. */
  readonly held: string
}

/** An account that has balances alone: available and held. */
function WalletAccount({ account, held, ...card }: WalletAccountProps) {
  const t = useTexts(accountTexts)
  const formats = useFormats()
  const { data, error, refetch } = useQuery({ ...callQuery('getAsset2', { account }), refetchInterval: FRESH_MS })
  const live = useBalances()
  /** A changed balance makes the converted values old. */
  useEffect(() => {
    if (live) void refetch({ cancelRefetch: false })
  }, [live, refetch])
  const rows = data?.list.filter((row) => row.currency === 'USDT' || !isZero(row.available) || !isZero(row.frozen))
  const money = (value: string, currency: string) => <Num>{`${formats.decimal(value, SCALE)} ${currency}`}</Num>
  return (
    <Card {...card}>
      <CardLoaded answer={{ data: rows, error, refetch }}>
        {(rows) => (
          <>
            {rows.map((row) => {
              const { available, frozen } = live?.get(`${account} ${row.currency}`) ?? row
              return (
                <KeyValue
                  key={row.currency}
                  items={[
                    { key: 'available', label: t('available'), value: money(available, row.currency) },
                    { key: 'held', label: held, value: money(frozen, row.currency) },
                  ]}
                />
              )
            })}
            {rows.every((row) => isZero(row.available) && isZero(row.frozen)) && (
              <p className="pt-2 text-12 text-ink-3">{t('empty')}</p>
            )}
          </>
        )}
      </CardLoaded>
    </Card>
  )
}

function Signed({ value }: { readonly value: string }) {
  const formats = useFormats()
  const direction = directionOf(value)
  return (
    <Num className={clsx(direction === 'up' && 'text-up', direction === 'down' && 'text-down')}>
      {formats.signed(value, SCALE)}
    </Num>
  )
}

interface CardProps {
  readonly title: string
  readonly note: string
  readonly links?: readonly (readonly [to: RoutePath, text: string, search: Readonly<Record<string, string>>])[]
  readonly children?: ReactNode
}

function Card({ title, note, links = [], children }: CardProps) {
  return (
    <Panel className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-14 font-semibold text-ink-1">{title}</h2>
        <span className="flex flex-wrap gap-x-4 text-13">
          {links.map(([to, text, search]) => (
            <AppLink key={to} to={to} search={search} className="text-accent hover:underline">
              {text}
            </AppLink>
          ))}
        </span>
      </div>
      <p className="pt-1 pb-4 text-12 text-ink-3">{note}</p>
      {children}
    </Panel>
  )
}

function CardLoaded<Data>({ answer, children }: Pick<LoadedProps<Data>, 'answer' | 'children'>) {
  const t = useTexts(accountTexts)
  return (
    <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="h-40 w-full opacity-40" />}>
      {children}
    </Loaded>
  )
}
