import { LEDGER_REASONS } from './reasons.ts'

export const LEDGER = { name: 'ledger', commands: {}, actions: {}, events: {}, reasons: LEDGER_REASONS } as const
