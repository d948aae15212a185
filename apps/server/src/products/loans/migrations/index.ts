import type { MigrationArea } from '../../../database/migrate.ts'
import { loans } from './0001-loans.ts'

export const LOAN_MIGRATIONS: MigrationArea = { area: 'loans', migrations: [loans] }
