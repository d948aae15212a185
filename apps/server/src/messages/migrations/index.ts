import type { MigrationArea } from '../../database/migrate.ts'
import { messages } from './0001-messages.ts'

export const MESSAGE_MIGRATIONS: MigrationArea = { area: 'messages', migrations: [messages] }
