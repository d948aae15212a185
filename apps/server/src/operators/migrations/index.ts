import type { MigrationArea } from '../../database/migrate.ts'
import { operators } from './0001-operators.ts'
import { knownBrowsers } from './0002-known-browsers.ts'

export const OPERATOR_MIGRATIONS: MigrationArea = { area: 'operators', migrations: [operators, knownBrowsers] }
