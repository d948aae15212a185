import type { MessageKind } from '@touchstone/protocol'
import type { Notice } from '../../mail/notices.ts'

/** A value by its name; '' when the message has none of that name. */
export type ValueOf = (name: string) => string

/** What some kinds say in a mail; paragraphs without words are left out. */
export type SomeMails = Readonly<Partial<Record<MessageKind, (value: ValueOf) => Notice>>>
