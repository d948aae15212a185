import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import type { Hosting } from '../productDraft.ts'
import { hostingTexts } from '../texts.ts'
import type { HostingPartProps } from './DuePart.tsx'

const t = textsOf(hostingTexts)

type Redemption = Hosting['redemptions'][number]

const COLUMNS = [
  textColumn<Redemption>('order', t('columns.order'), ({ orderNo }) => <span className="num">{orderNo}</span>),
  textColumn<Redemption>('customer', t('columns.customer'), ({ owner }) => <span className="num">{owner}</span>),
  figureColumn<Redemption>('amount', t('columns.amount'), ({ amount }) => formats.decimal(amount)),
  figureColumn<Redemption>('receive', t('columns.receive'), ({ receive }) => formats.decimal(receive)),
  figureColumn<Redemption>('cost', t('columns.cost'), ({ loss }) => formats.decimal(loss)),
  figureColumn<Redemption>('redeemAt', t('columns.redeemAt'), ({ redeemAt }) => moment(redeemAt)),
]

/** Orders in redemption, the next end first. They end by the clock, without an operator. */
export function RedemptionsPart({ query }: HostingPartProps) {
  const count = formats.count(query.data?.redemptionCount ?? 0)
  return (
    <Part title={t('redemptions', { count })}>
      <List
        caption={t('redemptions', { count })}
        query={query}
        rows={({ redemptions }) => redemptions}
        columns={COLUMNS}
        rowKey={({ orderNo }) => orderNo}
        empty={t('noRedemptions')}
      />
    </Part>
  )
}
