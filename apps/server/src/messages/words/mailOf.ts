import type { MessageKind } from '@touchstone/protocol'
import type { Notice } from '../../mail/notices.ts'
import type { MessageValues } from '../schema.ts'
import { FINANCE_MAILS } from './finance.ts'
import { MONEY_MAILS } from './money.ts'
import { POSITION_MAILS } from './positions.ts'
import { SECURITY_MAILS } from './security.ts'
import { SERVICE_MAILS } from './service.ts'
import type { SomeMails } from './someMails.ts'

const MAILS: Required<SomeMails> = {
  ...SECURITY_MAILS,
  ...MONEY_MAILS,
  ...POSITION_MAILS,
  ...FINANCE_MAILS,
  ...SERVICE_MAILS,
}

/** The message as mails, text messages and programs are given it. */
export function mailOf(kind: MessageKind, values: MessageValues): Notice {
  const { subject, paragraphs } = MAILS[kind]((name) => values[name] ?? '')
  return { subject, paragraphs: paragraphs.filter((paragraph) => paragraph !== '') }
}
