import type { KycTier } from '@touchstone/protocol'
import type { SomeMails, ValueOf } from './someMails.ts'

const TIERS: Readonly<Record<KycTier, string>> = {
  junior: 'Junior verification',
  senior: 'Senior verification',
  address: 'Address verification',
}

const tierOf = (value: ValueOf) => TIERS[value('tier') as KycTier]

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
      'What you filled in is kept under Verification: correct it there and send it again.',
    ],
  }),
  /** Says nothing of the conversation: a mail may be read by others. */
  ticketAnswered: () => ({
    subject: 'Support has answered you',
    paragraphs: [
      'There is an answer for you from Touchstone support.',
      'Log in and open Support to read it and to go on. We do not send answers by mail, and never ask for a password or a code.',
    ],
  }),
} satisfies SomeMails
