import { defineTexts } from '../i18n/texts.ts'

export const stepUpTexts = defineTexts('stepUp', {
  title: 'Prove that it is you',
  lead: 'For ten minutes this session may then change security settings and send value out.',
  close: '@cancelDialog',
  confirm: 'Confirm',
  none: 'This account has nothing to prove itself with here. Please contact support.',
  codeEmpty: '@codeMissing',
  methods: {
    totp: '@authenticatorApp',
    passkey: 'Passkey',
    recovery: '@recoveryCode',
    code: 'Code by message',
  },
  otherWay: 'Or by',
  totp: '@authenticatorCode',
  totpHint: '@totpHint',
  recovery: '@recoveryCode',
  recoveryHint: '@recoveryCodeHint',
  passkey: 'Your browser asks for the passkey of this account.',
  usePasskey: '@useAPasskey',
  code: 'We send a code to <account>{address}</account>.',
})
