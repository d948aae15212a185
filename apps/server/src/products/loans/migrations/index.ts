import type { MigrationArea } from '../../../database/migrate.ts'
import { loans } from './0001-loans.ts'
import { retention } from './0002-retention.ts'

export const LOAN_MIGRATIONS: MigrationArea = { area: 'loans', migrations: [loans, retention] }
