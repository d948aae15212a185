import type { OperatorId } from '@touchstone/protocol'
import type { RelyingParty } from '../identity/factors/relyingParty.ts'
import { openSealedText } from '../identity/factors/sealedText.ts'
import { totpStepOf } from '../identity/factors/totpCode.ts'
import type { LoginServices } from './loginServices.ts'
import { personOf } from './operatorPasskeys.ts'

type FactorServices = Pick<LoginServices, 'database' | 'clock' | 'rows' | 'passkeys' | 'factorKey'>

/** Uses up a code of the operator's authenticator app; false when it is wrong or was used before. */
async function useCode(
  { database, clock, rows, factorKey }: FactorServices,
  operator: OperatorId,
  code: string,
): Promise<boolean> {
  const row = await rows.byId(operator)
  if (!row?.totp_secret) return false
  const secret = openSealedText(row.totp_secret, factorKey, personOf(operator))
  const step = await totpStepOf(secret, code.replaceAll(' ', ''), clock.now())
  if (step === undefined) return false
  const { numUpdatedRows } = await database
    .updateTable('operators')
    .set({ totp_step: step })
    .where('operator', '=', operator)
    .where('totp_step', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the operator holds the second factor: a passkey's response, or without one a code. */
export async function proveFactor(
  services: FactorServices,
  operator: OperatorId,
  proof: { readonly code: string; readonly response: string; readonly party: RelyingParty | null },
): Promise<boolean> {
  const { code, response, party } = proof
  if (response === '') return useCode(services, operator, code)
  return party ? services.passkeys.prove('stepup', personOf(operator), response, party) : false
}
