import type { MigrationArea } from '../../../database/migrate.ts'
import { expiryMails } from './0001-expiry-mails.ts'

export const CONTRACT_MIGRATIONS: MigrationArea = { area: 'contracts', migrations: [expiryMails] }
