import { CancelAll, OpenOrders } from '../../products/spot/OpenOrders.tsx'
import { useOpenOrders } from '../../products/spot/useOpenOrders.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ListPanel } from '../../shared/records/ListPanel.tsx'
import { spotOpenOrdersTexts } from './openOrdersTexts.ts'

/** Open spot orders of all markets. */
export function OpenOrdersPanel() {
  const t = useTexts(spotOpenOrdersTexts)
  const orders = useOpenOrders()
  return (
    <ListPanel title={t('title')} count={orders?.length} act={<CancelAll count={orders?.length ?? 0} />}>
      <OpenOrders rows={orders} />
    </ListPanel>
  )
}
