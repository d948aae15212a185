/** Operators' passwords are longer than customers'. */
const SHORTEST_PASSWORD = 14

export type EnrolmentProblem = 'passwordShort' | 'differ'

/** The faults of a new password, field by field. */
export function passwordProblems(
  password: string,
  repeated: string,
): { readonly password?: EnrolmentProblem; readonly repeat?: EnrolmentProblem } {
  return {
    ...([...password].length < SHORTEST_PASSWORD && { password: 'passwordShort' as const }),
    ...(password !== repeated && { repeat: 'differ' as const }),
  }
}

/** A code of an authenticator app as typed: spaces left out. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/\s/g, '')
}

export function isCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed))
}
