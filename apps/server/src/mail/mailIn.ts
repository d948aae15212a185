import { LANGUAGE_TAGS, type Language, type MessageKind } from '@touchstone/protocol'
import { ENGLISH, type MailWords, type ServerWords } from '../words/english.ts'
import { formatMessage } from '../words/formatMessage.ts'
import { sentenceIn } from '../words/sentenceIn.ts'
import { wordsIn } from '../words/wordsIn.ts'
import type { Notice } from './mailMessage.ts'

export type Values = Readonly<Record<string, string>>
export type SharedSentence = keyof (typeof ENGLISH)['codes']['shared']
/** Codes, and what is sent in their place. */
export type CodeMail = Exclude<keyof (typeof ENGLISH)['codes'], 'shared'>

/** A sentence that stands beside what a message says. */
export function sharedSentence(language: Language, name: SharedSentence, values: Values = {}): string {
  return formatMessage(wordsIn(language).codes.shared[name], values, LANGUAGE_TAGS[language])
}

function said({ subject, text }: MailWords, english: MailWords, values: Values, language: Language): Notice {
  const paragraphs = text.map((message, place) => {
    // Shared sentences stand in the English alone.
    const whole = english.text[place]?.startsWith('@') ? english.text[place] : message
    if (!whole.startsWith('@')) return formatMessage(whole, values, LANGUAGE_TAGS[language])
    return sharedSentence(language, whole.slice(1) as SharedSentence)
  })
  return {
    subject: formatMessage(subject, values, LANGUAGE_TAGS[language]),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
  }
}

/** A code, or what is sent in its place. */
export function codeMail(language: Language, name: CodeMail, values: Values): Notice {
  return said(wordsIn(language).codes[name], ENGLISH.codes[name], values, language)
}

const GROUPS = ['security', 'money', 'positions', 'finance', 'service'] as const

function wordsOf(mails: ServerWords, kind: MessageKind): MailWords {
  for (const group of GROUPS) {
    const words = (mails[group] as Readonly<Record<string, MailWords | undefined>>)[kind]
    if (words) return words
  }
  throw new Error(`no mail tells of ${kind}`)
}

/** The message as mails, text messages and programs are given it. */
export function mailOf(kind: MessageKind, values: Values, language: Language): Notice {
  const told = values.reason ? { ...values, reason: sentenceIn(language, values.reason) } : values
  return said(wordsOf(wordsIn(language), kind), wordsOf(ENGLISH, kind), told, language)
}
