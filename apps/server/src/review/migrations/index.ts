import type { MigrationArea } from '../../database/migrate.ts'
import { cases } from './0001-cases.ts'
import { records } from './0002-records.ts'
import { looks } from './0003-looks.ts'

export const REVIEW_MIGRATIONS: MigrationArea = { area: 'review', migrations: [cases, records, looks] }
