import type { MigrationArea } from '../../../database/migrate.ts'
import { invitees } from './0001-invitees.ts'

export const INVITATION_MIGRATIONS: MigrationArea = { area: 'invitations', migrations: [invitees] }
