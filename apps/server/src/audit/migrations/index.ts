import type { MigrationArea } from '../../database/migrate.ts'
import { chain } from './0001-chain.ts'

export const AUDIT_MIGRATIONS: MigrationArea = { area: 'audit', migrations: [chain] }
