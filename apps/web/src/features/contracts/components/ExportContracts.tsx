import { EXPORT_PAGE, readAll } from '@touchstone/frame'
import type { CallInput, ContractRow } from '@touchstone/protocol'
import { api } from '../../../shared/api/api.ts'
import { ExportButton } from '../../../shared/records/ExportButton.tsx'
import type { ListTab } from '../positionSet.ts'

export interface ExportContractsProps {
  readonly tab: ListTab
  /** Undefined while the period is not usable. */
  readonly filter: Omit<CallInput<'getContractList'>, 'tab'> | undefined
}

const HEAD = [
  'symbol',
  'kind',
  'side',
  'type',
  'marginMode',
  'leverage',
  'lots',
  'amount',
  'unit',
  'price',
  'stopPrice',
  'positionPrice',
  'currentPrice',
  'liquidationPrice',
  'margin',
  'takeProfit',
  'stopLoss',
  'openTime',
  'closeTime',
  'closePrice',
  'fee',
  'funding',
  'profit',
  'riskRate',
  'closedBy',
  'state',
  'reason',
  'order',
  'position',
] as const

const moment = (time: number): string => (time === 0 ? '' : new Date(time).toISOString())

function cells(row: ContractRow): readonly (string | number)[] {
  return [
    row.symbol,
    row.kind,
    row.side,
    row.type,
    row.marginMode,
    row.leverage,
    row.lots,
    row.amount,
    row.unit,
    row.price,
    row.stopPrice,
    row.openPrice,
    row.lastPrice,
    row.liqPrice,
    row.margin,
    row.tp,
    row.sl,
    moment(row.openTime),
    moment(row.closeTime),
    row.closePrice,
    row.fee,
    row.funding,
    row.pnl,
    row.riskRate,
    row.closedBy,
    row.state,
    row.reason,
    row.orderNo,
    row.id,
  ]
}

/** One tab of the list as a file. */
export function ExportContracts({ tab, filter }: ExportContractsProps) {
  return (
    <ExportButton
      fileName={`contracts-${tab}.csv`}
      head={HEAD}
      cells={cells}
      ready={filter !== undefined}
      read={() =>
        readAll(
          (page) => api().call('getContractList', { ...filter, tab, page: String(page), size: String(EXPORT_PAGE) }),
          (row) => `${row.orderNo} ${row.id}`,
        )
      }
    />
  )
}
