import { defineTexts } from '../../shared/i18n/texts.ts'

export const safetyTexts = defineTexts('safety', {
  title: '@accountSafety',
  lead: 'What protects your account here, how to recognise us, and what nobody of us will ever ask you for.',
  mine: '@yourAccount',
  loginLead: 'Log in to see how your account is protected.',
  login: '@logIn',
  protect: {
    title: 'Protect your account',
    items: {
      password: {
        title: 'A password of its own',
        text: 'Use it nowhere else. Passwords that are known from leaks are refused.',
      },
      factor: {
        title: 'A second factor',
        text: 'A passkey or an authenticator app. With it, a stolen password alone opens nothing.',
      },
      recovery: {
        title: 'Recovery codes on paper',
        text: 'Keep them where your phone is not. A lost second factor is otherwise reviewed by a person, which takes time.',
      },
      word: {
        title: '@wordAgainstPhishing',
        text: 'Choose a word. It stands in every mail of ours; a mail without it is not from us.',
      },
      sessions: {
        title: 'Look at your sessions',
        text: 'The security centre lists every device and every attempt to log in. End what you do not recognise.',
      },
      freeze: {
        title: 'Freeze in doubt',
        text: 'You can freeze your account at once. It is opened again only after a person has looked at it.',
      },
    },
  },
  changes: {
    title: 'What happens when protection changes',
    items: {
      review: 'Changes of phone, e-mail, passwords and security question wait for manual review.',
      hold: 'After every change of a factor, password or contact, withdrawals are held for 24 hours.',
      told: 'You are told of every change at the addresses you had bound before.',
      written: 'Everything done to your account, also by operators, is listed in your security centre.',
    },
  },
  channels: {
    title: 'Official channels',
    text: 'We reach you by messages in this app and by mail from the domain of this site. Anything else is not us.',
    site: 'This site',
    email: '@eMailWay',
  },
  phishing: {
    title: 'Phishing',
    items: {
      ask: 'Nobody of us asks for your password, your transaction password, a code or a recovery code: not by phone, not by chat, not by mail.',
      address:
        'Look at the address before you log in. A passkey does that for you: it works at the right address only.',
      remote: 'Do not let anybody look at your screen or steer your device while you are logged in.',
      promise: 'Nobody of us promises gains or asks for money in order to pay out money.',
      report:
        'Send us what looks wrong. If you typed something into a wrong page, freeze your account and change the password.',
    },
  },
  verify: {
    title: 'Check our books',
    text: 'Every balance follows from one signed log that anyone can replay.',
    link: '@howToVerify',
    later:
      'A regular proof of liabilities, in which you find your own balance, comes later. It will be announced here.',
  },
})
