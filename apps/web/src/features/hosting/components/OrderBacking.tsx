import { KeyValue, Num, Panel, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { hostingOrderTexts } from '../orderTexts.ts'
import type { OrderInfo } from '../profitInfo.ts'

const HEADING = 'text-14 font-semibold text-ink-1'

/** The escrow behind an order, the entry of the log it is read at, and the worst case. */
export function OrderBacking({ order }: { readonly order: OrderInfo }) {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  const { id, state, currency, sequence } = order
  const figures = {
    currency,
    escrow: formats.decimal(order.escrow),
    loss: formats.decimal(order.loss),
    receive: formats.decimal(order.receive),
    profit: formats.decimal(order.profit),
  }
  return (
    <Panel className="flex flex-col gap-3 p-5">
      <h3 className={HEADING}>{t('order.escrowTitle')}</h3>
      <KeyValue
        items={[
          {
            key: 'escrow',
            label: t('order.escrow'),
            value: <Num className="text-16 font-semibold">{`${figures.escrow} ${currency}`}</Num>,
          },
        ]}
      />
      <p className="text-13 text-ink-2">{t(`order.escrowText.${state}`, figures)}</p>
      <p className="flex items-baseline justify-between gap-4 text-12 text-ink-3">
        <span>{t('order.readAt', { sequence: formats.count(sequence) })}</span>
        <AppLink to="/hosting" search={{ id }} className={TEXT_LINK}>
          {t('order.book')}
        </AppLink>
      </p>
      {(state === 'custody' || state === 'redemption') && (
        <div className="border-t border-line pt-3">
          <h3 className={HEADING}>{t('order.worstTitle')}</h3>
          <p className="mt-1 text-13 text-ink-2">
            {t(state === 'custody' ? 'order.worst' : 'order.worstRedemption', figures)}
          </p>
        </div>
      )}
    </Panel>
  )
}
