import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { createMail } from './createMail.ts'
import type { MailMessage } from './mailMessage.ts'
import { codeMessage } from './messages.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport } from './smtpTransport.ts'

/** A real SMTP server that remembers what it received; `refuse` decides the answer to each message. */
async function startMailServer(refuse: (count: number) => number | undefined = () => undefined) {
  const received: { readonly to: string[]; readonly raw: Buffer }[] = []
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const responseCode = refuse(++count)
        if (responseCode !== undefined) return done(Object.assign(new Error('refused'), { responseCode }))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(chunks) })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => count,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const email = (to: string, code = '123456'): MailMessage =>
  codeMessage({ channel: 'email', to }, { language: 'en', word: '' }, 'register', code, 5)

describe.each(testEngines())('mail on $name', (engine) => {
  const database = suiteDatabase(engine)
  const logged: Record<string, unknown>[] = []
  const logger = { error: (line: object) => logged.push({ ...line }) } as never
  const clock = { time: 1_000, now: () => clock.time++ }
  beforeEach(async () => {
    logged.length = 0
  })

  const open = (sandbox: boolean, smtpUrl: string | null, smsUrl: string | null = null) =>
    createMail({
      database: database.kysely,
      clock,
      sandbox,
      smtpUrl,
      smsUrl,
      from: 'Touchstone <hello@example.org>',
      retryAfterMs: [1],
      logger,
    })

  it('delivers a code over SMTP and, in the sandbox, also to the outbox', async () => {
    const server = await startMailServer()
    const mail = open(true, server.url)
    mail.send(email('ann@example.org'))
    await mail.settled()
    await mail.close()
    await server.stop()
    expect(server.received).toHaveLength(1)
    const [delivered] = server.received
    expect(delivered?.to).toEqual(['ann@example.org'])
    const received = await PostalMime.parse(delivered?.raw ?? '')
    expect(received.from).toMatchObject({ address: 'hello@example.org', name: 'Touchstone' })
    expect(received.subject).toBe('Your Touchstone verification code')
    expect(received.text).toContain('Your Touchstone code is 123456.')
    expect(received.html).toBeUndefined()
    const [entry] = await mail.outboxEntries('ANN@example.org')
    expect(entry).toMatchObject({ to: 'ann@example.org', code: '123456', text: received.text?.trimEnd() })
  })

  it('keeps no copy outside the sandbox', async () => {
    const server = await startMailServer()
    const mail = open(false, server.url)
    mail.send(email('ann@example.org'))
    await mail.settled()
    await mail.close()
    await server.stop()
    expect(server.received).toHaveLength(1)
    expect(await mail.outboxEntries('ann@example.org')).toEqual([])
    expect(await database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('finds a phone number with and without its area code, newest message first', async () => {
    const mail = open(true, null)
    for (const code of ['111111', '222222']) {
      mail.send({ ...email('+85251234567', code), channel: 'sms' })
      await mail.settled()
    }
    mail.send({ ...email('+85259999999', '333333'), channel: 'sms' })
    await mail.settled()
    for (const to of ['+85251234567', '+852 5123 4567', '51234567', '85251234567'])
      expect((await mail.outboxEntries(to)).map(({ code }) => code)).toEqual(['222222', '111111'])
    for (const to of ['', '%', '+', '567']) expect(await mail.outboxEntries(to)).toEqual([])
  })

  it('calls that message the newest which was sent last, whichever was kept first', async () => {
    const outbox = createOutbox(database.kysely)
    await outbox.keep(email('ben@example.org', '222222'), 2)
    await outbox.keep(email('ben@example.org', '111111'), 1)
    expect((await outbox.entries('ben@example.org')).map(({ code }) => code)).toEqual(['222222', '111111'])
  })

  it('hands a text message to the carrier, which is tried again and may refuse for good', async () => {
    const received: string[] = []
    const answers = [503, 200, 400]
    const carrier = createServer((request, answer) => {
      let body = ''
      request.setEncoding('utf8')
      request.on('data', (text: string) => (body += text))
      request.on('end', () => {
        received.push(`${request.headers.authorization} ${body}`)
        answer.writeHead(answers.shift() ?? 500).end()
      })
    })
    await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
    const { port } = carrier.address() as AddressInfo
    const mail = open(false, 'smtp://127.0.0.1:1', `http://us:pass%21@127.0.0.1:${port}/send`)
    expect(mail.accepts('sms')).toBe(true)
    expect(open(false, 'smtp://127.0.0.1:1').accepts('sms')).toBe(false)
    for (const text of ['first', 'second']) {
      mail.send({ channel: 'sms', to: '+85251234567', language: 'en', subject: '', text, code: '' })
      await mail.settled()
    }
    carrier.close()
    const login = `Basic ${Buffer.from('us:pass!').toString('base64')}`
    const line = (text: string) => `${login} {"to":"+85251234567","text":"${text}"}`
    expect(received).toEqual([line('first'), line('first'), line('second')])
    expect(logged).toMatchObject([{ event: 'mail_failed', channel: 'sms', reason: 'HTTP 400' }])
  })

  it('logs a failed delivery without recipient and code, and does not fail the caller', async () => {
    const mail = open(false, 'smtp://127.0.0.1:1')
    mail.send({ ...email('ann@example.org'), text: 'secret 123456' })
    await mail.settled()
    await mail.close()
    expect(logged).toMatchObject([{ event: 'mail_failed', channel: 'email' }])
    expect(JSON.stringify(logged)).not.toMatch(/ann@|123456/)
  })
})

describe('the SMTP transport', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  afterEach(() => server.stop())
  const send = async (retryAfterMs: number[]) => {
    const transport = createSmtpTransport({ smtpUrl: server.url, from: 'a@example.org', retryAfterMs })
    await transport.send(email('ann@example.org')).finally(() => transport.close())
  }

  it('tries again after a passing problem', async () => {
    server = await startMailServer((count) => (count <= 2 ? 451 : undefined))
    await send([1, 1])
    expect(server.received).toHaveLength(1)
  })

  it('does not insist when the server refuses for good', async () => {
    server = await startMailServer(() => 550)
    await expect(send([1, 1])).rejects.toThrow('refused')
    expect(server.tries()).toBe(1)
  })
})
