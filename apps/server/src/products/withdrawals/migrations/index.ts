import type { MigrationArea } from '../../../database/migrate.ts'
import { withdrawals } from './0001-withdrawals.ts'

export const WITHDRAWAL_MIGRATIONS: MigrationArea = { area: 'withdrawal', migrations: [withdrawals] }
