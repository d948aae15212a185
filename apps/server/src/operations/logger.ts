import { type Logger, pino } from 'pino'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

const REMOVED = '[removed]'

/** A request in a log line: never its query, its headers or its body, where tokens, codes and passwords travel. */
function requestLine(request: { method?: string; url?: string; ip?: string; id?: string }): object {
  return { id: request.id, method: request.method, path: request.url?.split('?')[0], ip: request.ip }
}

/** Structured logs on standard output. Fields that carry a secret are removed by name wherever they stand. */
export function createLogger(level: LogLevel): Logger {
  const secret = ['token', 'token_h5', 'password', 'password2', 'oldPassword', 'tpwd', 'tpwd2', 'code', 'cookie']
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: requestLine, request: requestLine },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: REMOVED },
  })
}

/** Shorter ones are no secrets (a language, a side, a page), and without them the error could not be read. */
const LEAST_SECRET = 4

/** An error as text without any of the secrets that came with the request. */
export function scrubbed(error: unknown, secrets: readonly string[]): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // The longest first: one may be a part of another.
  const found = secrets.filter(({ length }) => length >= LEAST_SECRET).sort((one, other) => other.length - one.length)
  return found.reduce((rest, secret) => rest.replaceAll(secret, REMOVED), text)
}
