import { join } from 'node:path'
import type { VERIFICATION_CALLS } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { systemClock } from '../clock/clock.ts'
import { createCredit } from '../credit/createCredit.ts'
import { createEnvelopes } from '../crypto/envelope.ts'
import { loadKey } from '../crypto/keyFiles.ts'
import { fileCalls } from '../files/fileCalls.ts'
import { folderStore } from '../files/fileStore.ts'
import { createFiles, type Files } from '../files/files.ts'
import { createPictureCleaner } from '../files/pictureCleaner.ts'
import { qrcodeCall } from '../files/qrcodeCall.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { People } from '../identity/accounts/people.ts'
import { NOTHING_VERIFIED, type VerificationStates } from '../identity/accounts/verificationStates.ts'
import { createKyc } from '../kyc/createKyc.ts'
import { loansRepaid } from '../products/loans/history/loansRepaid.ts'
import { TRADED_VALUES } from '../products/tradedValues.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { ReviewDesk } from '../review/reviewCase.ts'
import type { Foundation } from './foundation.ts'

export interface Verification {
  /** Key of the files; other sealed data uses keys derived from it. */
  readonly key: Buffer
  readonly handlers: CallHandlers<keyof typeof VERIFICATION_CALLS>
  readonly files: Files
  readonly states: VerificationStates
}

export interface VerificationParts {
  readonly people: People
  readonly desk: ReviewDesk
  readonly past: Kysely<ProjectionTables>
}

/** Accounts show how far their holders are verified, and verification needs the accounts, so one of the two is completed later. */
export function laterStates(): { readonly states: VerificationStates; become(states: VerificationStates): void } {
  let known = NOTHING_VERIFIED
  return {
    states: { kyc: (userId) => known.kyc(userId), credit: (userId) => known.credit(userId) },
    become: (states) => {
      known = states
    },
  }
}

/** Pictures, verification and the credit score. Their key is DATA_DIR/keys/files.key. */
export async function startVerification(
  { config, data, database, logger, worlds, closing }: Foundation,
  { people, desk, past }: VerificationParts,
): Promise<Verification> {
  const key = await loadKey(join(data.keys, 'files.key'), config.mode === 'sandbox')
  const onProblem = (error: unknown) =>
    logger.warn({ event: 'verification_problem', err: error }, 'verification could not finish something')
  const shared = { database: database.kysely, clock: systemClock, people, real: worlds.real.world }
  const files = createFiles({
    database: database.kysely,
    clock: systemClock,
    store: folderStore(join(data.root, 'files')),
    envelopes: createEnvelopes(key),
    cleaner: createPictureCleaner(),
    onProblem,
  })
  closing.add('files', () => files.stop())
  const kyc = createKyc({ ...shared, files, desk, key })
  const credit = createCredit({ ...shared, past, traded: TRADED_VALUES, repayments: loansRepaid })
  return {
    key,
    handlers: { ...kyc.handlers, ...fileCalls(files), ...credit.handlers, ...qrcodeCall() },
    files,
    states: { kyc: kyc.states, credit: async (userId) => (await credit.of(userId)).score },
  }
}
