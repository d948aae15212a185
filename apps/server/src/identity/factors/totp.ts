import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { openSealedText, sealText } from './sealedText.ts'
import { newTotpSecret, totpStepOf, totpUri } from './totpCode.ts'

/** Authenticator apps, one for each person. Every time step counts once, also when two tries come together. */
export interface Totp {
  /** A new secret in place of one that was not confirmed; undefined when an app is set up already. */
  start(userId: string, label: string): Promise<{ readonly secret: string; readonly uri: string } | undefined>
  /** With the first right code the app counts as a factor. False: wrong code, nothing started, or set up already. */
  confirm(userId: string, code: string, transaction?: Kysely<Database>): Promise<boolean>
  /** Would {@link Totp.confirm} take this code. Uses nothing up. */
  canConfirm(userId: string, code: string): Promise<boolean>
  /** True when the code is right and its time step was not used before. */
  use(userId: string, code: string): Promise<boolean>
  isSet(userId: string, transaction?: Kysely<Database>): Promise<boolean>
  remove(userId: string, database?: Kysely<Database>): Promise<void>
}

export function createTotp(database: Kysely<Database>, clock: Clock, key: Buffer): Totp {
  /** The step of a right code, and the secret that it belongs to. */
  const stepOf = async (userId: string, code: string, confirmed: boolean, on: Kysely<Database>) => {
    const factor = await on
      .selectFrom('totp_factors')
      .select('sealed_secret')
      .where('user_id', '=', userId)
      .where('confirmed', '=', confirmed)
      .executeTakeFirst()
    if (!factor) return undefined
    const secret = openSealedText(factor.sealed_secret, key, userId)
    const step = await totpStepOf(secret, code.replaceAll(' ', ''), clock.now())
    return step === undefined ? undefined : { step, sealed: factor.sealed_secret }
  }

  /** Uses up the code's time step; of several callers with the code one gets true. */
  const take = async (userId: string, code: string, confirmed: boolean, on: Kysely<Database>): Promise<boolean> => {
    const found = await stepOf(userId, code, confirmed, on)
    if (!found) return false
    const { step, sealed } = found
    const { numUpdatedRows } = await on
      .updateTable('totp_factors')
      .set({ last_step: step, confirmed: true })
      .where('user_id', '=', userId)
      .where('sealed_secret', '=', sealed)
      .where('confirmed', '=', confirmed)
      .where('last_step', '<', BigInt(step))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    start: async (userId, label) => {
      const secret = newTotpSecret()
      const fresh = { sealed_secret: sealText(secret, key, userId), added_at: clock.now() }
      const row = await database
        .insertInto('totp_factors')
        .values({ user_id: userId, confirmed: false, last_step: 0, ...fresh })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(fresh).where('totp_factors.confirmed', '=', false),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row && { secret, uri: totpUri(secret, label) }
    },
    confirm: (userId, code, on = database) => take(userId, code, false, on),
    canConfirm: async (userId, code) => (await stepOf(userId, code, false, database)) !== undefined,
    use: (userId, code) => take(userId, code, true, database),
    isSet: async (userId, on = database) => {
      const row = await on
        .selectFrom('totp_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('confirmed', '=', true)
        .executeTakeFirst()
      return row !== undefined
    },
    remove: async (userId, on = database) => {
      await on.deleteFrom('totp_factors').where('user_id', '=', userId).execute()
    },
  }
}
