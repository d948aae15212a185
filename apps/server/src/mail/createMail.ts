import { setTimeout as delay } from 'node:timers/promises'
import type { Language } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import type { Channel, MailMessage } from './mailMessage.ts'
import { createOutbox, type OutboxEntry } from './outbox.ts'
import { createSmsTransport } from './smsTransport.ts'
import { createSmtpTransport } from './smtpTransport.ts'

export interface Mail {
  /** False when this installation has no way to send by that channel. */
  accepts(channel: Channel): boolean
  /** Takes the message and returns at once; nobody can tell from the time whether one was sent. */
  send(message: MailMessage): void
  /**
   * Newest first, for a lower-case address or a number with or without its area code; with everything sent before. Empty
   * outside the sandbox.
   */
  outboxEntries(to: string): Promise<readonly OutboxEntry[]>
  /** Resolves when everything taken so far was delivered or given up. */
  settled(): Promise<void>
  /** Gives messages under way a few seconds. */
  close(): Promise<void>
}

export interface MailOptions {
  readonly database: Kysely<Database>
  readonly clock: { now(): number }
  /** In the sandbox every message is also kept in the outbox. */
  readonly sandbox: boolean
  readonly smtpUrl: string | null
  /** Of the carrier of text messages; null: there is none. */
  readonly smsUrl: string | null
  /** Sender of e-mails. */
  readonly from: string
  /** Who writes, under every e-mail, in its language. */
  readonly signature?: (language: Language) => Promise<string>
  /** Waits before each further try of an e-mail. */
  readonly retryAfterMs?: readonly number[]
  readonly logger: Pick<Logger, 'error'>
}

interface Carrier {
  send(message: MailMessage): Promise<void>
}

const CLOSE_WAIT_MS = 5_000
/** The call that asked for a message is answered first: its time must not tell whether there was somebody to write to. */
const AFTER_ANSWER_MS = 5

/** Real SMTP and text messages where there are carriers for them, the outbox in the sandbox, both when both. */
export function createMail(options: MailOptions): Mail {
  const { database, clock, sandbox, smtpUrl, smsUrl, from, retryAfterMs = [1_000, 5_000], logger } = options
  const { signature = async () => '' } = options
  if (!sandbox && smtpUrl === null)
    throw new StartUpProblem('production needs SMTP_URL: without it nobody receives a verification code')
  const smtp = smtpUrl === null ? null : createSmtpTransport({ smtpUrl, from, retryAfterMs })
  const sms = smsUrl === null ? null : createSmsTransport({ smsUrl, retryAfterMs })
  const outbox = sandbox ? createOutbox(database) : null
  const underWay = new Set<Promise<void>>()
  /** Messages on their way into the outbox; a server of mail may take much longer. */
  const keeping = new Set<Promise<void>>()

  const keep = async (message: MailMessage, sentAt: number) => {
    await delay(AFTER_ANSWER_MS)
    await outbox?.keep(message, sentAt)
  }
  const signed = async (message: MailMessage): Promise<MailMessage> => {
    const who = message.channel === 'email' ? await signature(message.language).catch(() => '') : ''
    return who === '' ? message : { ...message, text: `${message.text}\n\n${who}` }
  }
  const deliver = async (unsigned: MailMessage) => {
    const message = await signed(unsigned)
    const kept = keep(message, clock.now()).finally(() => keeping.delete(kept))
    keeping.add(kept)
    await Promise.all([kept, carry(message, message.channel === 'email' ? smtp : sms)])
  }
  return {
    accepts: (channel) => sandbox || channel === 'email' || sms !== null,
    send: (message) => {
      const delivery = deliver(message)
        .catch((error: unknown) => {
          // The recipient and the code stay out of the log.
          logger.error({ event: 'mail_failed', channel: message.channel, reason: reasonOf(error) }, 'mail was not sent')
        })
        .finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    outboxEntries: async (to) => {
      await Promise.allSettled(keeping)
      return (await outbox?.entries(to)) ?? []
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close: async () => {
      await Promise.race([Promise.all(underWay), delay(CLOSE_WAIT_MS, undefined, { ref: false })])
      smtp?.close()
    },
  }
}

async function carry(message: MailMessage, carrier: Carrier | null): Promise<void> {
  await delay(AFTER_ANSWER_MS)
  await carrier?.send(message)
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
