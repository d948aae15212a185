import { LANGUAGES, MESSAGE_KINDS, type MessageKind } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../words/english.ts'
import { codeMail, mailOf } from './mailIn.ts'
import { CODE_PURPOSES } from './messages.ts'

const KINDS = Object.keys(MESSAGE_KINDS) as MessageKind[]
/** One value for each name that any message has. */
const VALUES = Object.fromEntries(
  [...JSON.stringify(ENGLISH).matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => [name, name.endsWith('At') ? '0' : '7']),
)

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('have words for every kind of message and every purpose of a code', () => {
    const mails = [
      ...KINDS.map((kind) => mailOf(kind, VALUES, language)),
      ...CODE_PURPOSES.map((purpose) => codeMail(language, 'code', { purpose, code: '012345', minutes: '5' })),
      codeMail(language, 'alreadyRegistered', {}),
      codeMail(language, 'alreadyBound', {}),
    ]
    for (const { subject, paragraphs } of mails) {
      expect(subject).not.toBe('')
      expect(paragraphs.length).toBeGreaterThan(0)
      expect([subject, ...paragraphs].join('\n')).not.toMatch(/[{}]|absent|undefined|NaN/)
    }
    const [code] = mails.slice(KINDS.length)
    expect(code?.paragraphs[0]).toContain('012345')
  })
})

describe('what a mail says', () => {
  const withdrawal = { state: 'confirmed', number: '9', amount: '1234.50 USDT', destination: 'T…x', fee: '1.5 USDT' }

  it('is the sentence of its case, without paragraphs for what is not there', () => {
    const paid = { ...withdrawal, receive: '1233.00 USDT', reference: '' }
    expect(mailOf('withdrawal', paid, 'en')).toEqual({
      subject: 'Your Touchstone account: a withdrawal was paid',
      paragraphs: [
        'Withdrawal 9: 1,234.50 USDT to T…x, fee 1.5 USDT, you receive 1,233.00 USDT.',
        '1,233.00 USDT were paid.',
      ],
    })
    expect(mailOf('withdrawal', { ...paid, reference: 'R 1' }, 'en').paragraphs[2]).toBe('Reference: R 1')
    expect(mailOf('withdrawal', { ...paid, state: 'failed' }, 'en').paragraphs).toHaveLength(2)
    expect(mailOf('withdrawal', { ...paid, state: 'requested' }, 'en').paragraphs[2]).toMatch(/^If this was not you/)
  })

  it('counts lots, tells moments in UTC, and says when there is no later contract', () => {
    const ends = { contract: 'BTCQ', name: 'Bitcoin quarter', index: 'BTCUSDT', side: 'long', endsAt: '1767225600000' }
    const one = mailOf('contractEnds', { ...ends, lots: '1', next: '', nextEndsAt: '' }, 'en')
    expect(one.subject).toBe('BTCQ ends on 2026-01-01 00:00 UTC')
    expect(one.paragraphs[0]).toMatch(/^You hold 1 lot long of Bitcoin quarter \(BTCQ\)\./)
    expect(one.paragraphs[2]).toMatch(/No later contract is listed at the moment\.$/)
    const next = mailOf('contractEnds', { ...ends, lots: '1200', next: 'BTCR', nextEndsAt: '1775001600000' }, 'en')
    expect(next.paragraphs[0]).toMatch(/^You hold 1,200 lots long/)
    expect(next.paragraphs[2]).toMatch(/open it in BTCR, which ends on 2026-04-01 00:00 UTC\.$/)
  })

  it('shares sentences about safety', () => {
    const { paragraphs } = mailOf('walletLinked', { wallet: '0x1' }, 'en')
    expect(paragraphs).toHaveLength(3)
    expect(paragraphs[2]).toMatch(/^If it was not you, freeze your account/)
  })
})
