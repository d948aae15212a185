import { setTimeout as delay } from 'node:timers/promises'
import nodemailer from 'nodemailer'

export interface SmtpTransportOptions {
  /** "smtp://user:password@host:587" or "smtps://…". */
  readonly smtpUrl: string
  readonly from: string
  /** Waits between tries; their number is the number of further tries. */
  readonly retryAfterMs: readonly number[]
}

export interface SmtpTransport {
  /** Rejects when the server refused for good or did not answer after all tries. */
  send(message: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
  close(): void
}

const TIMEOUT_MS = 10_000
const CONNECTIONS = 2

export function createSmtpTransport(options: SmtpTransportOptions): SmtpTransport {
  const { smtpUrl, from, retryAfterMs } = options
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      for (let tries = 0; ; tries++) {
        try {
          await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
          return
        } catch (error) {
          const wait = retryAfterMs[tries]
          if (wait === undefined || isFinal(error)) throw error
          await delay(wait)
        }
      }
    },
    close: () => transport.close(),
  }
}

/** A 5xx answer will not change by asking again. */
function isFinal(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' && code >= 500
}
