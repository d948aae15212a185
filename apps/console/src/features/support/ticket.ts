import type { AdminCallData } from '@touchstone/protocol/admin'
import type { ChipTone } from '@touchstone/ui'
import { textsOf } from '../../shared/i18n/texts.ts'
import { supportTexts } from './texts.ts'

const t = textsOf(supportTexts)

export type Ticket = AdminCallData<'getTicket'>
export type TicketLine = AdminCallData<'getTickets'>['list'][number]

export const STATE_TONES: Readonly<Record<TicketLine['state'], ChipTone>> = {
  open: 'attention',
  answered: 'success',
  closed: 'neutral',
}

/** A step or note in one sentence. */
export function stepText({ what, by, to }: Ticket['steps'][number]): string {
  if (what === 'handed_over' && to === '') return t('steps.handed_back', { by })
  const words: Readonly<Record<string, unknown>> = supportTexts.steps
  return Object.hasOwn(words, what) ? t(`steps.${what as 'taken'}`, { by, to }) : what
}
