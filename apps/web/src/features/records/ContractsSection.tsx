import { Panel } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { CancelAllContracts, ContractOrders } from '../../products/contracts/ContractOrders.tsx'
import { CloseAllPositions, ContractPositions } from '../../products/contracts/ContractPositions.tsx'
import { MarginCall } from '../../products/contracts/MarginCall.tsx'
import { useContractAccount, useOpenPositions, usePendingContracts } from '../../products/contracts/useContractRows.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { recordTexts } from './texts.ts'

/** Open positions and orders of contracts, as two lists with one act each for all of it. */
export function ContractsSection() {
  const t = useTexts(recordTexts)
  const positions = useOpenPositions()
  const orders = usePendingContracts()
  const account = useContractAccount()
  return (
    <>
      <MarginCall positions={positions} account={account} />
      <Listed
        title={t('contractPositions')}
        count={positions?.length}
        act={<CloseAllPositions rows={positions ?? []} />}
      >
        <ContractPositions
          rows={positions}
          emptyAct={
            <AppLink to="/preciousMetal" className="text-accent underline underline-offset-2">
              {t('tradeContracts')}
            </AppLink>
          }
        />
      </Listed>
      <Listed
        title={t('contractOrders')}
        count={orders?.length}
        act={<CancelAllContracts count={orders?.length ?? 0} />}
      >
        <ContractOrders rows={orders} />
      </Listed>
    </>
  )
}

function Listed(props: {
  readonly title: string
  readonly count: number | undefined
  readonly act: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Panel className="overflow-hidden">
      <div className="flex h-11 items-center justify-between border-b border-line px-4">
        <h2 className="text-14 font-semibold text-ink-1">
          {props.title} <span className="num ms-1 font-normal text-ink-3">{props.count ?? ''}</span>
        </h2>
        {props.act}
      </div>
      <div className="overflow-x-auto [scrollbar-width:thin]">{props.children}</div>
    </Panel>
  )
}
