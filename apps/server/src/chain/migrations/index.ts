import type { MigrationArea } from '../../database/migrate.ts'
import { deposits } from './0001-deposits.ts'

export const CHAIN_MIGRATIONS: MigrationArea = { area: 'chain', migrations: [deposits] }
