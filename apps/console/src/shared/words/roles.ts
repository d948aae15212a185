import type { OperatorRole } from '@touchstone/protocol'

const ROLE_NAMES: Readonly<Record<OperatorRole, string>> = {
  support: 'Support',
  compliance: 'Compliance',
  treasury: 'Treasury',
  markets: 'Markets',
  content: 'Content',
  administrator: 'Administrator',
  auditor: 'Auditor',
}

export function roleName(role: OperatorRole): string {
  return ROLE_NAMES[role]
}
