import type { SecurityChange } from '@touchstone/protocol'
import type { Notice } from './notices.ts'

/** The things that may be changed, as a sentence calls them. */
const NAMES: Readonly<Record<SecurityChange, string>> = {
  phone: 'phone number',
  email: 'e-mail address',
  password: 'password',
  tpwd: 'transaction password',
  question: 'security question',
  factor: 'second factor',
  unfreeze: 'freeze',
}

const NOT_YOU = 'If it was not you, freeze your account under User centre → Security, and write to us.'
const HELD = 'Withdrawals are held for a while, as after every change of this kind.'

export function changeDoneNotice(change: SecurityChange): Notice {
  const done =
    change === 'unfreeze'
      ? 'Your Touchstone account was opened again.'
      : `The ${NAMES[change]} of your Touchstone account was ${change === 'factor' ? 'removed' : 'changed'}.`
  const ended = change === 'password' || change === 'factor' ? ' Your other sessions were ended.' : ''
  const subject =
    change === 'unfreeze' ? 'Your Touchstone account was opened again' : `Your Touchstone ${NAMES[change]} was changed`
  return { subject, paragraphs: [`${done}${ended}`, HELD, NOT_YOU] }
}

/** Says how to take it back: the reader may not be the person who asked. */
export function changeRequestedNotice(change: SecurityChange): Notice {
  const what =
    change === 'unfreeze' ? 'your account to be opened again' : `a change of the ${NAMES[change]} of your account`
  return {
    subject: 'A change of your Touchstone account waits for review',
    paragraphs: [
      `Somebody who proved to be you asked for ${what}. A person will look at it before anything changes.`,
      'If it was not you, log in, withdraw it under User centre → Security → Reviews, and change your password.',
    ],
  }
}

export function changeRefusedNotice(change: SecurityChange, text: string): Notice {
  const what = change === 'unfreeze' ? 'to open your account again' : `to change the ${NAMES[change]} of your account`
  return {
    subject: 'A change of your Touchstone account was refused',
    paragraphs: [`We did not follow the request ${what}.`, ...(text === '' ? [] : [text])],
  }
}

export function factorNotice(what: 'totp_added' | 'totp_removed' | 'passkey_added' | 'passkey_removed'): Notice {
  const [thing, verb] = what.split('_')
  const name = thing === 'totp' ? 'authenticator app' : 'passkey'
  const sentence = `${thing === 'totp' ? 'An' : 'A'} ${name} was ${verb} ${verb === 'added' ? 'to' : 'from'} your account.`
  return { subject: `Your Touchstone account: ${name} ${verb}`, paragraphs: [sentence, HELD, NOT_YOU] }
}

export function recoveryCodeUsedNotice(left: number): Notice {
  return {
    subject: 'A recovery code of your Touchstone account was used',
    paragraphs: [`Somebody proved to be you with a recovery code. ${left} are left.`, NOT_YOU],
  }
}

export function newDeviceNotice(device: string, address: string): Notice {
  return {
    subject: 'A new device logged in to your Touchstone account',
    paragraphs: [`${device}, from the address ${address}, logged in for the first time.`, HELD, NOT_YOU],
  }
}

export function payoutChangedNotice(): Notice {
  return {
    subject: 'Your Touchstone payout settings were changed',
    paragraphs: ['It was changed where your money is paid out to.', NOT_YOU],
  }
}

export function accountFrozenNotice(): Notice {
  return {
    subject: 'Your Touchstone account is frozen',
    paragraphs: [
      'As you asked, your account is frozen: no trading, no withdrawals. Your other sessions were ended.',
      'To open it again, log in and ask for it under User centre → Security; a person will look at it.',
    ],
  }
}

export function transactionPasswordLockedNotice(): Notice {
  return {
    subject: 'Your Touchstone transaction password is locked',
    paragraphs: ['Ten wrong transaction passwords were entered. It can be tried again after 24 hours.', NOT_YOU],
  }
}
