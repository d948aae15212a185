import { defineTexts } from '../../shared/i18n/texts.ts'

export const safetyTexts = defineTexts('safety', {
  title: '@accountSafety',
  lead: 'What protects your account here, how to recognise us, and what we will never ask you for.',
  mine: '@yourAccount',
  loginLead: 'Log in to see how your account is protected.',
  login: '@logIn',
  protect: {
    title: 'Protect your account',
    items: {
      password: {
        title: 'A password used nowhere else',
        text: 'Choose a new one for this account. Passwords known from data leaks are refused.',
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
        text: 'Choose a word. It is in every email from us; an email without it is not ours.',
      },
      sessions: {
        title: 'Look at your sessions',
        text: 'The security centre lists every device and every attempt to log in. End what you do not recognise.',
      },
      freeze: {
        title: 'Freeze if in doubt',
        text: 'You can freeze your account at once. It is reopened only after a person has reviewed it.',
      },
    },
  },
  changes: {
    title: 'What happens when protection changes',
    items: {
      review: 'Changes of phone, email, passwords and security question wait for manual review.',
      hold: '@heldAfterChanges',
      told: 'We tell you about every change at the addresses bound before it.',
      written: 'Everything done to your account, also by operators, is listed in your security centre.',
    },
  },
  channels: {
    title: 'Official channels',
    text: 'We reach you by messages in this app and by email from the domain of this site. Anything else is not us.',
    site: 'This site',
    email: '@email',
  },
  phishing: {
    title: 'Phishing',
    items: {
      ask: 'We never ask for your password, your transaction password, a code or a recovery code: not by phone, not by chat, not by email.',
      address:
        'Look at the address before you log in. A passkey does that for you: it works at the right address only.',
      remote: 'Do not let anybody see your screen or control your device while you are logged in.',
      promise: 'We never promise gains, and never ask for money in order to pay out money.',
      report:
        'Send us what looks wrong. If you typed something into a false page, freeze your account and change the password.',
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
