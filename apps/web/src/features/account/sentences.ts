import {
  type AccountEntry,
  accountProblem,
  type PasswordLimits,
  passwordProblem,
} from '../../shared/account/accountInput.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import type { accountTexts } from './texts.ts'

export type AccountTranslate = Translate<(typeof accountTexts)['english']>

/** Log-in and registration say it one way, binding and recovery another. */
export type Wording = 'entry' | 'recovery'

export function accountSentence(entry: AccountEntry, t: AccountTranslate, wording: Wording): string | undefined {
  switch (accountProblem(entry)) {
    case 'email_empty':
      return t('messages.accountEmpty')
    case 'phone_empty':
      return t(wording === 'entry' ? 'messages.phoneEmpty' : 'messages.accountEmpty')
    case 'email_format':
      return t(wording === 'entry' ? 'messages.emailFormat' : 'messages.emailInvalid')
    case 'phone_format':
      return t(wording === 'entry' ? 'messages.phoneFormat' : 'messages.phoneIncorrect')
    default:
      return undefined
  }
}

export function passwordSentence(password: string, limits: PasswordLimits, t: AccountTranslate): string | undefined {
  const problem = passwordProblem(password, limits)
  if (problem === 'empty') return t('messages.passwordEmpty')
  return problem === 'length'
    ? t('messages.passwordLength', { min: String(limits.min), max: String(limits.max) })
    : undefined
}

export function repeatSentence(password: string, repeated: string, t: AccountTranslate): string | undefined {
  return password === repeated ? undefined : t('messages.passwordsDiffer')
}

export function codeSentence(code: string, t: AccountTranslate): string | undefined {
  return code.trim() === '' ? t('messages.codeEmpty') : undefined
}

/** `question` 0: none is set, so that none is asked. */
export function answerSentence(answer: string, question: number, t: AccountTranslate): string | undefined {
  return question !== 0 && answer.trim() === '' ? t('messages.answerEmpty') : undefined
}
