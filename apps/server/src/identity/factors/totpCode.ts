import { generateSecret, generateURI, verify } from 'otplib'

const ISSUER = 'Touchstone'
/** One step of 30 s before and after: the clock of a telephone is rarely exact. */
const TOLERANCE_SECONDS = 30

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return generateSecret()
}

/** otpauth:// address for the QR code. `label`: the account's name as the app will show it. */
export function totpUri(secret: string, label: string): string {
  return generateURI({ issuer: ISSUER, label, secret })
}

/**
 * The time step (30 s since 1970) that this code belongs to; undefined when it is wrong. Store the step and refuse it the
 * next time: a code is good once.
 */
export async function totpStepOf(secret: string, code: string, now: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now / 1_000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
