import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Column } from '@touchstone/ui'
import { formats, moment } from '../frame/figures.ts'
import { textsOf } from '../i18n/texts.ts'
import { figureColumn, textColumn } from '../lists/columns.tsx'
import { customerMoneyTexts } from './texts.ts'

const t = textsOf(customerMoneyTexts)

type Money = AdminCallData<'getUserMoney'>
type Balance = Money['balances'][number]
type Order = Money['orders'][number]
type Position = Money['positions'][number]

export const BALANCES: readonly Column<Balance>[] = [
  textColumn('wallet', t('balances.wallet'), ({ wallet }) => wallet),
  textColumn('currency', t('balances.currency'), ({ currency }) => currency),
  figureColumn('available', t('balances.available'), ({ available }) => formats.decimal(available)),
  figureColumn('held', t('balances.held'), ({ held }) => formats.decimal(held)),
]

export const ORDERS: readonly Column<Order>[] = [
  textColumn('order', t('orders.order'), ({ orderNo }) => orderNo),
  textColumn('symbol', t('orders.symbol'), ({ symbol }) => symbol),
  textColumn('side', t('orders.side'), ({ side }) => side),
  textColumn('type', t('orders.type'), ({ type }) => type),
  figureColumn('price', t('orders.price'), ({ price }) => formats.decimal(price)),
  figureColumn('amount', t('orders.amount'), ({ amount }) => formats.decimal(amount)),
  figureColumn('filled', t('orders.filled'), ({ filled }) => formats.decimal(filled)),
  figureColumn('time', t('orders.time'), ({ time }) => moment(time)),
]

export const POSITIONS: readonly Column<Position>[] = [
  textColumn('position', t('positions.position'), ({ id }) => id),
  textColumn('symbol', t('orders.symbol'), ({ symbol }) => symbol),
  textColumn('side', t('orders.side'), ({ side }) => side),
  figureColumn('lots', t('positions.lots'), ({ lots }) => formats.count(lots)),
  figureColumn('entry', t('positions.entry'), ({ entry }) => formats.decimal(entry)),
  figureColumn('margin', t('positions.margin'), ({ margin }) => formats.decimal(margin)),
  figureColumn('leverage', t('positions.leverage'), ({ leverage }) => `${leverage}×`),
]
