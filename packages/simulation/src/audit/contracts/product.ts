import { type CoreEvent, isHouse } from '@touchstone/protocol'
import type { ProductAudit } from '../productAudit.ts'
import { ContractAuditor } from './contractAuditor.ts'
import { CONTRACT_REASONS } from './reasons.ts'

export const CONTRACTS: ProductAudit<keyof typeof CONTRACT_REASONS> = {
  reasons: CONTRACT_REASONS,
  effects: { TermsChanged: ['ChangeContract'] },
  isDeed,
  opens: (event) => event.type === 'ContractOrderAccepted' && !event.reduceOnly,
  begin: (parts) => new ContractAuditor(parts),
}

function isDeed(event: CoreEvent): boolean {
  if (event.type === 'ContractOrderClosed') return event.reason === 'canceled' && !isHouse(event.owner)
  if (event.type === 'ContractConditionsAccepted') return true
  return event.type === 'ContractOrderAccepted' && (event.origin === 'user' || event.origin === 'one_click')
}
