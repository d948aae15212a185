import { defineTexts } from '../../shared/i18n/texts.ts'

export const securityDialogTexts = defineTexts('securityDialogs', {
  cancel: '@cancelDialog',
  close: '@closeDialog',
  email: {
    title: '@email',
    bound: 'Bound now: <address>{email}</address>',
    field: '@emailAddress',
    newField: 'New email address',
    submit: 'Bind this address',
  },
  question: {
    title: '@securityQuestion',
    lead: 'Choose an answer that nobody can find out. Capital letters and spaces at the ends do not matter.',
    field: 'Question',
    answer: 'Answer',
    newAnswer: 'New answer',
    submit: '@save',
  },
  antiPhishing: {
    title: '@antiPhishingWord',
    lead: 'A word of your own, up to 24 characters. From now on it is in every email from us.',
    field: 'Word',
    submit: '@save',
    remove: 'Leave it empty to remove the word.',
  },
  freeze: {
    title: 'Freeze this account?',
    lead: 'Do this when you think that somebody else is in your account.',
    effects: {
      trading: 'You can only cancel orders: nothing can be placed, changed, closed or moved.',
      positions: 'Open positions stay open with their risk. Take-profit, stop-loss and forced liquidation still work.',
      withdrawals: 'You cannot withdraw.',
      sessions: 'All other sessions of this account end at once.',
      opening: 'Reopening it is reviewed by a person and takes time.',
    },
    understand: 'I understand, freeze my account',
    understandFirst: 'Tick the box first',
    submit: '@freezeAccount',
  },
  unfreeze: {
    title: 'Ask to reopen the account',
    lead: 'A code and your security answer show that it is you. A person reviews every such request.',
    submit: '@askForOpening',
  },
  codeEmpty: '@codeMissing',
  answerEmpty: '@enterAnswer',
  emailInvalid: '@enterValidEmail',
})
