import type { Timestamp } from '@touchstone/quantities'
import type { Notice } from '../../../mail/notices.ts'
import { momentText } from '../../../trading/refusalOf.ts'

const NOT_YOU = 'If this was not you, freeze your account at once: User Center, Security centre.'

export function addressAddedNotice(address: string, usableFrom: Timestamp): Notice {
  return {
    subject: 'Your Touchstone account: a withdrawal address was added',
    paragraphs: [
      `The address ${address} was added to your withdrawal addresses.`,
      `It can be used from ${momentText(usableFrom)}.`,
      NOT_YOU,
    ],
  }
}

export function addressRemovedNotice(address: string): Notice {
  return {
    subject: 'Your Touchstone account: a withdrawal address was removed',
    paragraphs: [`The address ${address} was removed from your withdrawal addresses.`, NOT_YOU],
  }
}
