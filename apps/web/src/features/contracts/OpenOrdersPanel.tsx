import { CancelAllContracts, ContractOrders } from '../../products/contracts/ContractOrders.tsx'
import { CloseAllPositions, ContractPositions } from '../../products/contracts/ContractPositions.tsx'
import { MarginCall } from '../../products/contracts/MarginCall.tsx'
import { useContractAccount, useOpenPositions, usePendingContracts } from '../../products/contracts/useContractRows.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ListPanel } from '../../shared/records/ListPanel.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { contractOpenOrdersTexts } from './openOrdersTexts.ts'

/** Open positions and orders of contracts, as two lists with one act each for all of it. */
export function OpenOrdersPanel() {
  const t = useTexts(contractOpenOrdersTexts)
  const positions = useOpenPositions()
  const orders = usePendingContracts()
  const account = useContractAccount()
  return (
    <>
      <MarginCall positions={positions} account={account} />
      <ListPanel title={t('positions')} count={positions?.length} act={<CloseAllPositions rows={positions ?? []} />}>
        <ContractPositions
          rows={positions}
          emptyAct={
            <AppLink to="/preciousMetal" className="text-accent underline underline-offset-2">
              {t('trade')}
            </AppLink>
          }
        />
      </ListPanel>
      <ListPanel title={t('orders')} count={orders?.length} act={<CancelAllContracts count={orders?.length ?? 0} />}>
        <ContractOrders rows={orders} />
      </ListPanel>
    </>
  )
}
