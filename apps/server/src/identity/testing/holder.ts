import type { OpenDatabase } from '../../database/openDatabase.ts'
import { type Caller, type Office, PASSWORD } from './office.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'

/** Somebody at a browser on this machine. */
export const BROWSER: Caller = { fromBrowser: true, userAgent: CHROME, origin: 'http://localhost:8080' }

/** The browser with the session that was opened last. */
function withToken(office: Office, token: string): Required<Pick<Caller, 'token' | 'cookie'>> & Caller {
  return { ...BROWSER, token, cookie: office.cookies.at(-1) ?? '' }
}

/** Opens an account in a browser; the clock moves on, so that the next code can be asked for. */
export async function openHolder(office: Office, account: string) {
  const token = await office.register(account, {}, BROWSER)
  office.clock.time += 60_000
  return withToken(office, token)
}

export async function logInAgain(office: Office, account: string, factor = '', caller: Caller = BROWSER) {
  const { token } = await office.call('userLogin', { account, password: PASSWORD, factor }, caller)
  return { ...caller, ...withToken(office, token), ip: caller.ip ?? '127.0.0.1' }
}

/** Proves the session anew by a mailed code, as one without a second factor does. */
export async function stepUpByCode(office: Office, account: string, caller: Caller): Promise<void> {
  const code = await office.code('stepup', account, undefined, caller)
  await office.call('stepUp', { method: 'code', code }, caller)
}

/** A decision of two operators, as the review desk would hand it on. */
const DECISION = { proposer: 1, approver: 2, reason: '', text: '', amount: '' }

/** Decides the customer's newest open case, as the console does once the second person agreed. */
export async function decide(
  office: Office,
  database: OpenDatabase,
  userId: string,
  result: 'approved' | 'refused',
  text = '',
): Promise<void> {
  const [reviewCase] = await office.desk.of(userId)
  if (reviewCase?.state !== 'waiting') throw new Error('no case is waiting')
  const handler = office.desk.handlers.of(reviewCase.kind)
  const decision = { ...DECISION, text }
  await (result === 'approved' ? handler.approve(reviewCase, decision) : handler.refuse(reviewCase, decision))
  await database.kysely
    .updateTable('review_cases')
    .set({ state: result, decided_at: office.clock.time, text })
    .where('id', '=', reviewCase.id)
    .execute()
}
