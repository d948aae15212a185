import type { Language, World } from '@touchstone/protocol'
import type { ColumnType, Generated } from 'kysely'
import type { Millis } from '../../database/columns.ts'
import type { SecurityTables } from './securitySchema.ts'
import type { WalletTables } from './walletSchema.ts'

/** The person behind a ledger owner. `country` never changes (a trigger refuses it). */
export interface UsersTable {
  id: string
  /** A guest has the demo account and nothing else: no contact, no password, no way to log in. */
  kind: Generated<'person' | 'guest'>
  /** "ZZ" for a guest: unknown. */
  country: string
  /** Lower-case; a person has one of email and phone. */
  email: string | null
  /** E.164: "+85251234567". */
  phone: string | null
  /** Its parts: "852" and "51234567". */
  phone_tel_code: string | null
  phone_number: string | null
  /** null for a guest. */
  password_hash: string | null
  transaction_password_hash: string | null
  /** null for a guest. */
  invitation_code: string | null
  invited_by: string | null
  created_at: Millis
  /** A word of the customer's own that stands in every mail, '' when none. */
  anti_phishing: Generated<string>
  /** Of messages, and of the pages after a login. */
  language: Generated<Language>
  /** No new sessions, by decision of operators. */
  login_frozen: Generated<boolean>
  /** The holder froze the account; lifted by review. */
  frozen_by_holder: Generated<boolean>
}

/** The ledger owner of a person in one world; null until the log has opened it. */
export interface OwnersTable {
  user_id: string
  world: World
  owner: number | null
}

/** A session row keeps hashes only: nobody who reads the table can log in with it. */
export interface SessionsTable {
  id: string
  token_hash: string
  /** null: opened by a program, not by a browser. */
  cookie_hash: string | null
  user_id: string
  world: World
  device: string
  address: string
  opened_at: Millis
  last_seen: Millis
  /** Set when it was ended from another place; the row stays until that was told once. */
  ended_at: Millis | null
  /** Until when the session counts as proved anew, 0: it does not. */
  stepped_up_until: ColumnType<bigint, number | undefined, number>
}

export interface VerificationCodesTable {
  purpose: string
  account: string
  code_hash: string
  created_at: Millis
  expires_at: Millis
  guesses: number
  used: boolean
}

/** Counters of rate limits and lock-outs, keyed by a hash. */
export interface AttemptsTable {
  key: string
  count: number
  expires_at: Millis
}

export interface FavouritesTable {
  user_id: string
  symbol: string
  created_at: Millis
}

export interface IdentityTables extends SecurityTables, WalletTables {
  users: UsersTable
  owners: OwnersTable
  sessions: SessionsTable
  verification_codes: VerificationCodesTable
  attempts: AttemptsTable
  favourites: FavouritesTable
}

declare module '../../database/schema.ts' {
  interface Database extends IdentityTables {}
}
