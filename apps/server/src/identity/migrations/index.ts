import type { MigrationArea } from '../../database/migrate.ts'
import { accounts } from './0001-accounts.ts'
import { security } from './0002-security.ts'
import { walletAndGuests } from './0003-wallet-and-guests.ts'

export const IDENTITY_MIGRATIONS: MigrationArea = {
  area: 'identity',
  migrations: [accounts, security, walletAndGuests],
}
