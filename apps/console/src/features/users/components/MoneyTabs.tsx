import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Column } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { useWorld } from '../../../shared/world/world.ts'
import { userTexts } from '../texts.ts'
import type { User } from '../user.ts'

const t = textsOf(userTexts)

type Money = AdminCallData<'getUserMoney'>
type Balance = Money['balances'][number]
type Order = Money['orders'][number]
type Position = Money['positions'][number]

function useMoney(uid: string) {
  const world = useWorld()
  return useQuery(callQuery('getUserMoney', { uid, world }))
}

const BALANCES: readonly Column<Balance>[] = [
  textColumn('wallet', t('balances.wallet'), ({ wallet }) => wallet),
  textColumn('currency', t('balances.currency'), ({ currency }) => currency),
  figureColumn('available', t('balances.available'), ({ available }) => formats.decimal(available)),
  figureColumn('held', t('balances.held'), ({ held }) => formats.decimal(held)),
]

const ORDERS: readonly Column<Order>[] = [
  textColumn('order', t('orders.order'), ({ orderNo }) => orderNo),
  textColumn('symbol', t('orders.symbol'), ({ symbol }) => symbol),
  textColumn('side', t('orders.side'), ({ side }) => side),
  textColumn('type', t('orders.type'), ({ type }) => type),
  figureColumn('price', t('orders.price'), ({ price }) => formats.decimal(price)),
  figureColumn('amount', t('orders.amount'), ({ amount }) => formats.decimal(amount)),
  figureColumn('filled', t('orders.filled'), ({ filled }) => formats.decimal(filled)),
  figureColumn('time', t('orders.time'), ({ time }) => moment(time)),
]

const POSITIONS: readonly Column<Position>[] = [
  textColumn('position', t('orders.position'), ({ id }) => id),
  textColumn('symbol', t('orders.symbol'), ({ symbol }) => symbol),
  textColumn('side', t('orders.side'), ({ side }) => side),
  figureColumn('lots', t('orders.lots'), ({ lots }) => formats.count(lots)),
  figureColumn('entry', t('orders.entry'), ({ entry }) => formats.decimal(entry)),
  figureColumn('margin', t('orders.margin'), ({ margin }) => formats.decimal(margin)),
  figureColumn('leverage', t('orders.leverage'), ({ leverage }) => `${leverage}×`),
]

export function BalancesTab({ user: { uid, world } }: { readonly user: User }) {
  const query = useMoney(uid)
  return (
    <>
      <List
        caption={t('balances.caption')}
        query={query}
        rows={({ balances }) => balances}
        columns={BALANCES}
        rowKey={({ wallet, currency }) => `${wallet} ${currency}`}
        empty={t('balances.empty')}
      />
      {query.data && (
        <p className="num border-t border-line px-3 py-3 text-12 text-ink-3">
          {t('balances.at', { sequence: formats.count(query.data.sequence), world })}
        </p>
      )}
    </>
  )
}

export function OrdersTab({ uid }: { readonly uid: string }) {
  const query = useMoney(uid)
  return (
    <div className="flex flex-col gap-4 pt-4">
      <h2 className="px-3 text-13 font-semibold">{t('orders.open')}</h2>
      <List
        caption={t('orders.open')}
        query={query}
        rows={({ orders }) => orders}
        columns={ORDERS}
        rowKey={({ orderNo }) => orderNo}
        empty={t('orders.noOrders')}
      />
      <h2 className="px-3 text-13 font-semibold">{t('orders.positions')}</h2>
      <List
        caption={t('orders.positions')}
        query={query}
        rows={({ positions }) => positions}
        columns={POSITIONS}
        rowKey={({ id }) => id}
        empty={t('orders.noPositions')}
      />
    </div>
  )
}
