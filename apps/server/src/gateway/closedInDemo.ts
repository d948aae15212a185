import {
  DEPOSIT_CALLS,
  PURCHASE_CALLS,
  SECURITY_CALLS,
  VERIFICATION_CALLS,
  WITHDRAWAL_CALLS,
} from '@touchstone/protocol'
import type { Session } from './callContext.ts'
import { Refusal } from './refusal.ts'

/** Read only, or asked by people who are not logged in. */
const OPEN: ReadonlySet<string> = new Set([
  'getSecurity',
  'getLoginLog',
  'getAccountEvents',
  'startPasskeyLogin',
  'resetFactor',
  'getIdcardType',
  'getKyc',
  'getCredit',
  'getImage',
  'getQrcode',
])

/** What protects or proves the person behind the real account, or lets money in and out: a new call of these families is closed until it is listed. */
const CLOSED_IN_DEMO: ReadonlySet<string> = new Set(
  [
    ...Object.keys(SECURITY_CALLS),
    ...Object.keys(VERIFICATION_CALLS),
    ...Object.keys(WITHDRAWAL_CALLS),
    ...Object.keys(DEPOSIT_CALLS),
    ...Object.keys(PURCHASE_CALLS),
    'saveTpwd',
    'updatePassword',
    'delSession',
    'linkWallet',
    'unlinkWallet',
  ].filter((name) => !OPEN.has(name)),
)

export function isClosedInDemo(call: string): boolean {
  return CLOSED_IN_DEMO.has(call)
}

/** Throws Refusal('not_in_demo'): what reaches outside the platform, or the real account, does not exist in the demo account. */
export function refuseInDemo(session: Pick<Session, 'world'> | null): void {
  if (session?.world === 'demo') throw new Refusal('not_in_demo')
}

/** The same for a call of the catalog, by its name. */
export function refuseCallInDemo(call: string, session: Pick<Session, 'world'> | null): void {
  if (isClosedInDemo(call)) refuseInDemo(session)
}
