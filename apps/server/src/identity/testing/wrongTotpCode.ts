import { generate } from 'otplib'

const STEP_SECONDS = 30
const GUESSES = ['000000', '000001', '000002', '000003']

/** Six digits that an authenticator app with this secret shows neither now (in milliseconds) nor a step before or after. */
export async function wrongTotpCode(secret: string, now: number): Promise<string> {
  const epochs = [-STEP_SECONDS, 0, STEP_SECONDS].map((shift) => Math.floor(now / 1_000) + shift)
  const right = await Promise.all(epochs.map((epoch) => generate({ secret, epoch })))
  return GUESSES.find((guess) => !right.includes(guess)) ?? ''
}
