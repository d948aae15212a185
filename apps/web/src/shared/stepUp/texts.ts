import { defineTexts } from '../i18n/texts.ts'

export const stepUpTexts = defineTexts('stepUp', {
  title: 'Prove that it is you',
  lead: 'For ten minutes you can then change security settings and withdraw in this session.',
  close: '@cancelDialog',
  confirm: 'Confirm',
  none: 'This account has no way to prove it here. Please contact support.',
  codeEmpty: '@codeMissing',
  methods: {
    totp: '@authenticatorApp',
    passkey: 'Passkey',
    recovery: '@recoveryCode',
    code: 'Code by message',
  },
  otherWay: 'Or use',
  totp: '@authenticatorCode',
  totpHint: '@totpHint',
  recovery: '@recoveryCode',
  recoveryHint: '@recoveryCodeHint',
  passkey: 'Your browser asks for the passkey of this account.',
  usePasskey: '@useAPasskey',
  code: 'We send a code to <account>{address}</account>.',
})
