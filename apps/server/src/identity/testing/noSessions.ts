import type { Sessions } from '../sessions/sessions.ts'

/** Of people who are logged in nowhere. */
export const NO_SESSIONS: Pick<Sessions, 'endWithin'> = {
  endWithin: async () => ({ count: 0, forget: async () => {} }),
}
