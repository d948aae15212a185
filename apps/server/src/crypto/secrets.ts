import { hash, randomBytes } from 'node:crypto'

/** 256 bits nobody can guess, safe in a URL and a cookie: 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export const SECRET_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** For secrets of 256 bits only: a password needs a slow hash. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
