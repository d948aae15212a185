import type { MigrationArea } from '../../database/migrate.ts'
import { outbox } from './0001-outbox.ts'

export const MAIL_MIGRATIONS: MigrationArea = { area: 'mail', migrations: [outbox] }
