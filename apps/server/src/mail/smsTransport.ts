import { setTimeout as delay } from 'node:timers/promises'

export interface SmsTransportOptions {
  /** Of the carrier: takes `{to, text}` as JSON by POST and answers 2xx once it has it. May hold a name and a password. */
  readonly smsUrl: string
  /** Waits between tries; their number is the number of further tries. */
  readonly retryAfterMs: readonly number[]
}

export interface SmsTransport {
  /** Rejects when the carrier refused for good or did not answer after all tries. */
  send(message: { readonly to: string; readonly text: string }): Promise<void>
}

const TIMEOUT_MS = 10_000

class SmsRefused extends Error {
  readonly code: string

  constructor(status: number) {
    super(`the carrier answered ${status}`)
    this.code = `HTTP ${status}`
  }
}

/** A 4xx answer will not change by asking again. */
function isFinal(error: unknown): boolean {
  return error instanceof SmsRefused && error.code.startsWith('HTTP 4')
}

export function createSmsTransport({ smsUrl, retryAfterMs }: SmsTransportOptions): SmsTransport {
  const { username, password } = new URL(smsUrl)
  const address = new URL(smsUrl)
  address.username = ''
  address.password = ''
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (username !== '') {
    const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    headers.authorization = `Basic ${Buffer.from(login).toString('base64')}`
  }
  const post = async (body: string) => {
    const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    if (!answer.ok) throw new SmsRefused(answer.status)
  }
  return {
    send: async ({ to, text }) => {
      const body = JSON.stringify({ to, text })
      for (let tries = 0; ; tries++)
        try {
          return await post(body)
        } catch (error) {
          const wait = retryAfterMs[tries]
          if (wait === undefined || isFinal(error)) throw error
          await delay(wait)
        }
    },
  }
}
