import type { Notice } from '../../mail/notices.ts'

const NOT_YOU = 'If this was not you, freeze your account in the user centre and write to support.'
const HELD = 'Withdrawals are held for 24 hours.'

/** `wallet` as EIP-55 writes it. */
export function walletLinkedNotice(wallet: string): Notice {
  return {
    subject: 'A wallet was linked to your account',
    paragraphs: [`The wallet ${wallet} can log in to your account from now on.`, HELD, NOT_YOU],
  }
}

export function walletUnlinkedNotice(wallet: string): Notice {
  return {
    subject: 'The wallet of your account was unlinked',
    paragraphs: [`The wallet ${wallet} can no longer log in to your account.`, HELD, NOT_YOU],
  }
}
