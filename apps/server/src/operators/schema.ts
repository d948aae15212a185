import type { Millis } from '../database/columns.ts'

/** A person who works at the console. Roles are not here: they are in the log. */
export interface OperatorsTable {
  /** As in the log, from 1. */
  operator: number
  /** Lower-case. */
  name: string
  /** `invited`: a one-time password is all there is. */
  state: 'invited' | 'active' | 'dismissed'
  password_hash: string | null
  /** Hash of the one-time password, null when none is out. */
  one_time_hash: string | null
  /** Sealed with a key outside the database. */
  totp_secret: string | null
  /** Last time step that was used. */
  totp_step: Millis
  created_at: Millis
  /** 0: never. */
  last_login: Millis
  /** Too many wrong tries from strange browsers, or from a known one: whoever made them is turned away until about then. */
  locked_until: Millis
}

export interface OperatorPasskeysTable {
  id: string
  operator: number
  public_key: string
  counter: Millis
  transports: string
  name: string
  added_at: Millis
  last_used: Millis
}

/** Good once, for one operator and purpose. */
export interface OperatorChallengesTable {
  challenge: string
  purpose: 'add' | 'login'
  operator: number
  expires_at: Millis
}

/** Between the two steps of a login. */
export interface OperatorTicketsTable {
  ticket_hash: string
  operator: number
  purpose: 'factor' | 'enrol'
  /** Secret offered for an authenticator app, sealed; '' while none was. */
  totp_secret: string
  expires_at: Millis
}

export interface OperatorSessionsTable {
  id: string
  cookie_hash: string
  operator: number
  device: string
  address: string
  opened_at: Millis
  last_seen: Millis
}

/** A browser in which an operator logged in. */
export interface OperatorBrowsersTable {
  operator: number
  cookie_hash: string
  last_login: Millis
}

export interface OperatorTables {
  operator_browsers: OperatorBrowsersTable
  operators: OperatorsTable
  operator_passkeys: OperatorPasskeysTable
  operator_challenges: OperatorChallengesTable
  operator_tickets: OperatorTicketsTable
  operator_sessions: OperatorSessionsTable
}

declare module '../database/schema.ts' {
  interface Database extends OperatorTables {}
}
