import type { Generated } from 'kysely'
import type { Millis } from '../../database/columns.ts'

/** An authenticator app. `confirmed` when its first code was right; `last_step` is the last time step that was used. */
export interface TotpFactorsTable {
  user_id: string
  /** Encrypted with a key outside the database. */
  sealed_secret: string
  confirmed: boolean
  last_step: Millis
  added_at: Millis
}

export interface PasskeysTable {
  /** Credential id, base64url. */
  id: string
  user_id: string
  /** COSE key, base64url. */
  public_key: string
  counter: Millis
  /** Comma-separated, as the browser said. */
  transports: string
  name: string
  added_at: Millis
  /** 0: never. */
  last_used: Millis
}

/** Good once; user_id null while nobody is known (at login). */
export interface PasskeyChallengesTable {
  challenge: string
  purpose: 'add' | 'login' | 'stepup'
  user_id: string | null
  expires_at: Millis
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: string
  used_at: Millis | null
}

export interface SecurityQuestionsTable {
  user_id: string
  question: number
  answer_hash: string
  set_at: Millis
}

export interface QuestionTicketsTable {
  ticket_hash: string
  user_id: string
  expires_at: Millis
}

/** An act of a holder that the log is asked for: nothing is told of it yet. */
export interface IntendedActsTable {
  user_id: string
  kind: string
  /** What it is about, '' where the kind says it all. */
  subject: string
  intended_at: Millis
}

export interface PayoutSettingsTable {
  user_id: string
  name: string
  bank_name: string
  bank_number: string
  alipay_account: string
  weixin_nickname: string
  weixin_account: string
  set_at: Millis
}

export interface LoginLogTable {
  id: Generated<bigint>
  user_id: string
  time: Millis
  device: string
  address: string
  /** Of the session it opened; null for programs and refused attempts. */
  cookie_hash: string | null
  /** Of the session that the same browser had opened before, whosever it was; null when it brought none. */
  earlier_hash: string | null
  method: 'password' | 'wallet' | 'demo' | 'register'
  result: 'done' | 'refused' | 'locked'
}

export interface AccountEventsTable {
  id: Generated<bigint>
  user_id: string
  time: Millis
  what: string
  by: 'holder' | 'operator' | 'platform'
  text: string
  ref: string
}

export interface SecurityTables {
  totp_factors: TotpFactorsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  recovery_codes: RecoveryCodesTable
  security_questions: SecurityQuestionsTable
  question_tickets: QuestionTicketsTable
  payout_settings: PayoutSettingsTable
  intended_acts: IntendedActsTable
  login_log: LoginLogTable
  account_events: AccountEventsTable
}
