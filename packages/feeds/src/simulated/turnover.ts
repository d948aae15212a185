import type { CatalogueEntry } from '../catalogue/instrument.ts'
import { USDT_MARKETS } from '../feed/genesis.ts'
import { CONTRACT_FLOW_POLICY } from '../policy/contractPolicy.ts'
import { FLOW_POLICY } from '../policy/flowPolicy.ts'

/** The average turnover of the sandbox flow in the market that a history belongs to, in USDT per millisecond. */
export function turnoverPerMs({ index, row }: CatalogueEntry): number {
  if (USDT_MARKETS.some(({ id }) => id === index.id)) return FLOW_POLICY.meanValue / FLOW_POLICY.meanIntervalMs
  const { meanValue, meanIntervalMs } = CONTRACT_FLOW_POLICY
  return meanValue / meanIntervalMs[row.liveliness ?? 'normal']
}
