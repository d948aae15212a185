import type { MigrationArea } from '../../database/migrate.ts'
import { HISTORY } from './0001-history.ts'
import { CONTRACTS } from './0002-contracts.ts'
import { REFERENCE_SERIES } from './0003-reference-series.ts'
import { CLOSINGS } from './0004-closings.ts'
import { POLICIES } from './0005-policies.ts'
import { WITHDRAWALS } from './0006-withdrawals.ts'
import { CONVERSIONS } from './0007-conversions.ts'

export const PROJECTION_MIGRATIONS: MigrationArea = {
  area: 'projector',
  migrations: [HISTORY, CONTRACTS, REFERENCE_SERIES, CLOSINGS, POLICIES, WITHDRAWALS, CONVERSIONS],
}
