import { defineTexts } from '../../shared/i18n/texts.ts'

export const changeTexts = defineTexts('securityChange', {
  reviewed: '@submittedForReview',
  reviewedNote:
    'Nothing changes until a person has reviewed it. You can withdraw it until then, and you get a message about the result.',
  toSecurity: '@securityCentre',
  done: '@saved',
  summary: '@checkTheseFields',
  terms: {
    review: 'A person reviews this change before it takes effect.',
    atOnce: 'This takes effect at once.',
    unknown: 'A person may have to review this change before it takes effect.',
    hold: 'When it takes effect, withdrawals are held for at least 24 hours.',
    sessions: 'When it takes effect, all other sessions of this account end.',
  },
  questions: {
    q1: 'Who is your best childhood friend?',
    q2: 'Who is your idol?',
    q3: 'Which place do you most long to see?',
  },
  answer: '@answerSecurityQuestion',
  codeGoes: 'The code goes to {address}.',
})
