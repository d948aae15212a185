import type { MigrationArea } from '../../database/migrate.ts'
import { cases } from './0001-cases.ts'

export const REVIEW_MIGRATIONS: MigrationArea = { area: 'review', migrations: [cases] }
