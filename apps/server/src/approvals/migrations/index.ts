import type { MigrationArea } from '../../database/migrate.ts'
import { proposals } from './0001-proposals.ts'

export const APPROVAL_MIGRATIONS: MigrationArea = { area: 'approvals', migrations: [proposals] }
