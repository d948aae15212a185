import type { SecurityChange } from '@touchstone/protocol'
import { restraintMail } from './restraints.ts'
import type { SomeMails, ValueOf } from './someMails.ts'

/** The things that may be changed, as a sentence calls them. */
const NAMES: Readonly<Record<SecurityChange, string>> = {
  phone: 'phone number',
  email: 'email address',
  password: 'password',
  tpwd: 'transaction password',
  question: 'security question',
  factor: 'second factor',
  unfreeze: 'freeze',
}

const NOT_YOU = 'If it was not you, freeze your account under User Center, Security centre, and write to us.'
const HELD = 'Withdrawals are held for a while, as after every change of this kind.'

function nameOf(value: ValueOf): string {
  return NAMES[value('change') as SecurityChange]
}

function changeDone(value: ValueOf) {
  const change = value('change')
  if (change === 'unfreeze')
    return {
      subject: 'Your Touchstone account was reopened',
      paragraphs: ['Your Touchstone account was reopened.', HELD, NOT_YOU],
    }
  const done = `The ${nameOf(value)} of your Touchstone account was ${change === 'factor' ? 'removed' : 'changed'}.`
  const ended = change === 'password' || change === 'factor' ? ' Your other sessions were ended.' : ''
  return { subject: `Your Touchstone ${nameOf(value)} was changed`, paragraphs: [`${done}${ended}`, HELD, NOT_YOU] }
}

/** Says how to take it back: the reader may not be the person who asked. */
function changeRequested(value: ValueOf) {
  const what =
    value('change') === 'unfreeze' ? 'your account to be reopened' : `a change of the ${nameOf(value)} of your account`
  return {
    subject: 'A change of your Touchstone account is waiting for review',
    paragraphs: [
      `Somebody who proved to be you asked for ${what}. A person will review it before anything changes.`,
      'If it was not you, log in, withdraw it under User Center, Security centre, Requested changes, and change your password.',
    ],
  }
}

function changeRefused(value: ValueOf) {
  const what =
    value('change') === 'unfreeze' ? 'to reopen your account' : `to change the ${nameOf(value)} of your account`
  return {
    subject: 'A change of your Touchstone account was refused',
    paragraphs: [`We did not follow the request ${what}.`, value('reason')],
  }
}

function factorChanged(value: ValueOf) {
  const isApp = value('factor') === 'totp'
  const act = value('act')
  const name = isApp ? 'authenticator app' : 'passkey'
  const sentence = `${isApp ? 'An' : 'A'} ${name} was ${act} ${act === 'added' ? 'to' : 'from'} your account.`
  return { subject: `Your Touchstone account: ${name} ${act}`, paragraphs: [sentence, HELD, NOT_YOU] }
}

export const SECURITY_MAILS = {
  changeDone,
  changeRequested,
  changeRefused,
  factorChanged,
  recoveryCodeUsed: (value) => ({
    subject: 'A recovery code of your Touchstone account was used',
    paragraphs: [`Somebody proved to be you with a recovery code. Codes left: ${value('left')}.`, NOT_YOU],
  }),
  newDevice: (value) => ({
    subject: 'A new device logged in to your Touchstone account',
    paragraphs: [
      `${value('device')}, from the address ${value('address')}, logged in for the first time.`,
      HELD,
      NOT_YOU,
    ],
  }),
  payoutChanged: () => ({
    subject: 'Your Touchstone payout settings were changed',
    paragraphs: ['The bank account or wallet to which your money is paid out was changed.', NOT_YOU],
  }),
  accountFrozen: () => ({
    subject: 'Your Touchstone account is frozen',
    paragraphs: [
      'As you asked, your account is frozen: no trading, no withdrawals. Your other sessions were ended.',
      'To reopen it, log in and ask for it under User Center, Security centre; a person will review it.',
    ],
  }),
  tpwdLocked: () => ({
    subject: 'Your Touchstone transaction password is locked',
    paragraphs: ['Ten wrong transaction passwords were entered. You can try again after 24 hours.', NOT_YOU],
  }),
  walletLinked: (value) => ({
    subject: 'A wallet was linked to your account',
    paragraphs: [`The wallet ${value('wallet')} can log in to your account from now on.`, HELD, NOT_YOU],
  }),
  walletUnlinked: (value) => ({
    subject: 'The wallet of your account was unlinked',
    paragraphs: [`The wallet ${value('wallet')} can no longer log in to your account.`, HELD, NOT_YOU],
  }),
  restrained: restraintMail,
} satisfies SomeMails
