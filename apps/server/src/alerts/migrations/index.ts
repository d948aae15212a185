import type { MigrationArea } from '../../database/migrate.ts'
import { alerts } from './0001-alerts.ts'

export const ALERT_MIGRATIONS: MigrationArea = { area: 'alerts', migrations: [alerts] }
