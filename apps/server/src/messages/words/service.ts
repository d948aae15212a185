import type { KycTier } from '@touchstone/protocol'
import type { SomeMails, ValueOf } from './someMails.ts'

const TIERS: Readonly<Record<KycTier, string>> = {
  junior: 'Junior verification',
  senior: 'Senior verification',
  address: 'Address verification',
}

const tierOf = (value: ValueOf) => TIERS[value('tier') as KycTier]

const PRICES: Readonly<Record<string, string>> = { last: 'last price', mark: 'mark price' }
const LATE =
  'The price got there while the exchange was not running, so the price of now is told, and not the first one that was there.'

export const SERVICE_MAILS = {
  verified: (value) => ({
    subject: `${tierOf(value)} approved`,
    paragraphs: [`${tierOf(value)} of your account is approved. Your limits have risen.`],
  }),
  verificationRefused: (value) => ({
    subject: `${tierOf(value)} failed`,
    paragraphs: [
      'Authentication failed, please re-verify.',
      value('reason'),
      'What you filled in is saved under Verification: correct it there and send it again.',
    ],
  }),
  /** Says nothing of the conversation: a mail may be read by others. */
  ticketAnswered: () => ({
    subject: 'Support has answered you',
    paragraphs: [
      'Touchstone support has answered you.',
      'Log in and open Support to read the answer and reply. We do not send answers by email, and never ask for a password or a code.',
    ],
  }),
  priceAlert: (value) => ({
    subject: `${value('symbol')} is at ${value('seen')}`,
    paragraphs: [
      `You asked to be told when the ${PRICES[value('by')]} of ${value('symbol')} is at ${value('price')} or ${value('side')}. It is at ${value('seen')} now.`,
      value('late') === 'yes' ? LATE : '',
      value('simulated') === 'yes' ? 'Prices here are simulated.' : '',
      value('world') === 'demo' ? 'This is a price of the demo account.' : '',
      'The alert is over. Set another one to be told again.',
    ],
  }),
} satisfies SomeMails
