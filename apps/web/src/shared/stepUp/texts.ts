import { defineTexts } from '../i18n/texts.ts'

export const stepUpTexts = defineTexts('stepUp', {
  title: 'Prove that it is you',
  lead: 'For ten minutes this session may then change security settings and send value out.',
  close: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  none: 'This account has nothing to prove itself with here. Please contact support.',
  codeEmpty: 'The verification code must be filled',
  loading: 'Loading',
  methods: {
    totp: 'Authenticator app',
    passkey: 'Passkey',
    recovery: 'Recovery code',
    code: 'Code by message',
  },
  otherWay: 'Or by',
  totp: 'Code of your authenticator app',
  totpHint: 'Six digits. Each code works once.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the codes you kept when you set up your second factor. It is used up.',
  passkey: 'Your browser asks for the passkey of this account.',
  usePasskey: 'Use a passkey',
  code: 'We send a code to <account>{address}</account>.',
})
