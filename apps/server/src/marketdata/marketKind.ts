import type { CallData, CallRequest } from '@touchstone/protocol'
import { ContractText } from './contractText.ts'
import type { InstrumentText } from './instrumentText.ts'

type MarketRow = CallData<'getmarketList'>['list'][number]
export type MarketType = Exclude<CallRequest<'getmarketList'>['type'], 'optional'>

/** The list that an instrument is in: contracts on crypto together, the others by the class of their index. */
export function marketType(text: InstrumentText): MarketType {
  if (!(text instanceof ContractText)) return 'coin'
  return text.index.class === 'crypto' ? 'contract' : text.index.class
}

export function marketKind(text: InstrumentText): Pick<MarketRow, 'kind' | 'type' | 'maxLeverage'> {
  const type = marketType(text)
  if (!(text instanceof ContractText)) return { kind: 'spot', type, maxLeverage: 0 }
  const { kind, maxLeverage } = text.definition
  return { kind, type, maxLeverage }
}
