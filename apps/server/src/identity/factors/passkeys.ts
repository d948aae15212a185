import type { Clock } from '../../clock/clock.ts'
import { readAuthentication, readRegistration } from './ceremonyAnswer.ts'
import type { CeremonyPurpose, PasskeyChallenges } from './passkeyChallenges.ts'
import type { NewPasskey, PasskeyRow, PasskeyRows } from './passkeyRows.ts'
import type { RelyingParty } from './relyingParty.ts'

export interface Passkeys {
  /** Options for the browser, as JSON text. */
  startAdding(user: { readonly id: string; readonly label: string }, party: RelyingParty): Promise<string>
  /** Undefined when the browser's answer does not hold. It counts once it is on record. */
  checkAdding(userId: string, name: string, answer: string, party: RelyingParty): Promise<NewPasskey | undefined>
  /** Puts it on record; its id, undefined when the browser's answer does not hold. */
  finishAdding(userId: string, name: string, answer: string, party: RelyingParty): Promise<string | undefined>
  /** Options to prove one; without `userId` the browser offers all it has for this site. */
  startProving(purpose: 'login' | 'stepup', userId: string | null, party: RelyingParty): Promise<string>
  /** True when the answer proves a passkey of this person. The challenge is used up either way. */
  prove(purpose: 'login' | 'stepup', userId: string, answer: string, party: RelyingParty): Promise<boolean>
}

export interface PasskeysOptions {
  readonly rows: PasskeyRows
  readonly challenges: PasskeyChallenges
  readonly clock: Clock
  /** The authenticator must check a fingerprint, face or number: the hardened profile. */
  readonly userVerification: 'preferred' | 'required'
}

const NAME = 'Touchstone'

/** Read when the first passkey is used: most servers that stand idle never need its 17 MB. */
const library = () => import('@simplewebauthn/server')

function descriptorsOf(rows: readonly PasskeyRow[]) {
  return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }))
}

function credentialOf({ id, public_key, counter }: PasskeyRow) {
  return { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: Number(counter) }
}

/** A malformed or forged answer makes the library throw: that is a refusal, not a bug. */
async function heldBack<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check()
  } catch {
    return undefined
  }
}

export function createPasskeys({ rows, challenges, clock, userVerification }: PasskeysOptions): Passkeys {
  const requireUserVerification = userVerification === 'required'
  const challengeBytes = async (purpose: CeremonyPurpose, userId: string | null) =>
    new Uint8Array(Buffer.from(await challenges.issue(purpose, userId), 'base64url'))
  const checkAdding: Passkeys['checkAdding'] = async (userId, name, answer, party) => {
    const { id: expectedRPID, origin: expectedOrigin } = party
    const read = readRegistration(answer)
    if (!read || !(await challenges.take(read.challenge, 'add', userId))) return undefined
    const { response, challenge: expectedChallenge } = read
    const expected = { response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification }
    const { verifyRegistrationResponse } = await library()
    const verified = await heldBack(() => verifyRegistrationResponse(expected))
    if (!verified?.verified) return undefined
    const { id, publicKey, counter } = verified.registrationInfo.credential
    const transports = read.transports.join(',')
    const public_key = Buffer.from(publicKey).toString('base64url')
    return { id, user_id: userId, public_key, transports, name, counter }
  }

  return {
    checkAdding,

    startAdding: async ({ id, label }, party) => {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: party.id,
        userName: label,
        userID: new Uint8Array(Buffer.from(id)),
        challenge: await challengeBytes('add', id),
        excludeCredentials: descriptorsOf(await rows.of(id)),
        authenticatorSelection: { residentKey: 'required', userVerification },
      })
      return JSON.stringify(options)
    },

    finishAdding: async (...asked) => {
      const passkey = await checkAdding(...asked)
      return passkey && (await rows.add(passkey, clock.now())) ? passkey.id : undefined
    },

    startProving: async (purpose, userId, party) => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        challenge: await challengeBytes(purpose, userId),
        userVerification,
        ...(userId === null ? {} : { allowCredentials: descriptorsOf(await rows.of(userId)) }),
      })
      return JSON.stringify(options)
    },

    prove: async (purpose, userId, answer, { id: expectedRPID, origin: expectedOrigin }) => {
      const read = readAuthentication(answer)
      if (!read || !(await challenges.take(read.challenge, purpose, purpose === 'login' ? null : userId))) return false
      const row = (await rows.of(userId)).find(({ id }) => id === read.response.id)
      if (!row) return false
      const { response, challenge: expectedChallenge } = read
      const expected = { response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification }
      const { verifyAuthenticationResponse } = await library()
      const verified = await heldBack(() =>
        verifyAuthenticationResponse({ ...expected, credential: credentialOf(row) }),
      )
      return verified?.verified === true && rows.used(row.id, verified.authenticationInfo.newCounter, clock.now())
    },
  }
}
