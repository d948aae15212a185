import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { CreditInputs } from './creditScore.ts'

export type AccountProtection = Pick<CreditInputs, 'secondFactor' | 'transactionPassword' | 'securityQuestion'>

/** Which protections an account has set up; none for an unknown one. */
export async function accountProtection(database: Kysely<Database>, userId: string): Promise<AccountProtection> {
  const row = await database
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      'transaction_password_hash',
      exists(
        selectFrom('totp_factors')
          .select('user_id')
          .whereRef('totp_factors.user_id', '=', 'users.id')
          .where('confirmed', '=', true),
      ).as('totp'),
      exists(selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id')).as('passkey'),
      exists(
        selectFrom('security_questions').select('user_id').whereRef('security_questions.user_id', '=', 'users.id'),
      ).as('question'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  return {
    secondFactor: Boolean(row?.totp) || Boolean(row?.passkey),
    transactionPassword: typeof row?.transaction_password_hash === 'string',
    securityQuestion: Boolean(row?.question),
  }
}
