import type { Notice } from '../../mail/notices.ts'
import type { ValueOf } from './someMails.ts'

/** Acts of operators on an account, by the word under which its holder finds each in the account's history. */
const TEXTS = {
  login_frozen: ['login was closed', 'Nobody can log in to your account now, and open sessions were ended.'],
  login_opened: ['login was reopened', 'You can log in to your account again.'],
  trading_frozen: ['trading was stopped', 'New orders are refused now. Open orders stay; you may cancel them.'],
  trading_opened: ['trading was reopened', 'You can trade again.'],
  withdrawals_held: ['withdrawals are held', 'Nothing can be withdrawn from your account for now.'],
  withdrawals_released: ['the hold on withdrawals was ended', 'You can withdraw again.'],
  tier_changed: ['fee tier was changed', 'It applies to orders accepted from now on.'],
  sessions_ended: ['sessions were ended', 'You were logged out everywhere and can log in again.'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export type Restraint = keyof typeof TEXTS

export function restraintMail(value: ValueOf): Notice {
  const [what, meaning] = TEXTS[value('what') as Restraint]
  const reason = value('reason')
  return {
    subject: `Your Touchstone account: ${what}`,
    paragraphs: [
      meaning,
      reason === '' ? '' : `Reason: ${reason}`,
      value('text'),
      'If you do not agree, please write to us.',
    ],
  }
}
