import type { MigrationArea } from '../../../database/migrate.ts'
import { vouchers } from './0001-vouchers.ts'

export const DEPOSIT_MIGRATIONS: MigrationArea = { area: 'deposits', migrations: [vouchers] }
