import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/api/queries.ts'
import { BALANCES, ORDERS, POSITIONS } from '../../../shared/customerMoney/columns.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { List } from '../../../shared/lists/List.tsx'
import { useWorld } from '../../../shared/world/world.ts'
import { userTexts } from '../texts.ts'
import type { User } from '../user.ts'

const t = textsOf(userTexts)

function useMoney(uid: string) {
  const world = useWorld()
  return useQuery(callQuery('getUserMoney', { uid, world }))
}

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
