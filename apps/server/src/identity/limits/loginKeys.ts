import type { AttemptKey } from './attempts.ts'

/** The counters of wrong passwords for an account: from one address, and from anywhere. */
export function loginKeys(
  account: string,
  address: string,
): { readonly here: AttemptKey; readonly anywhere: AttemptKey } {
  return { here: ['login', account, address], anywhere: ['login', account] }
}
