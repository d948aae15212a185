import { defineTexts } from '../i18n/texts.ts'

export const walletTexts = defineTexts('wallet', {
  choose: 'Choose a wallet',
  unnamed: 'Wallet of this browser',
  none: {
    title: 'No wallet was found in this browser',
    text: 'A wallet is a browser extension, or the browser of a wallet app, that keeps your keys: MetaMask, Rabby, Coinbase Wallet and others. Install one from its maker’s own site, create or import an account in it, then look again.',
    contract: 'Smart-contract wallets have no key of their own and cannot log in here.',
    again: 'Look again',
    still:
      '{count, plural, one {Looked once more: no wallet was found.} other {Looked # times more: no wallet was found.}}',
  },
  address: '@chainAddress',
  message: 'What you sign',
  messageWhy: 'Your wallet shows the same text. Sign only when it names this site.',
  other: 'Another wallet',
  failures: {
    declined: 'You declined in the wallet. Nothing was signed.',
    waiting: 'The wallet is waiting for your answer: open it.',
    noAccount: 'The wallet gave no address. Unlock it, create an account in it, and try again.',
    failed: 'The wallet reported an error. Unlock it and try again.',
  },
  card: {
    title: '@wallet',
    text: 'Log in by signing a message with an Ethereum wallet, in place of your password.',
    linked: 'Linked',
    notLinked: 'Not linked',
    link: '@linkAWallet',
    unlink: 'Unlink',
    done: '@walletLinked',
    undone: '@walletUnlinked',
    held: 'When you link or unlink a wallet, withdrawals are held for at least 24 hours.',
    dialog: '@linkAWallet',
    submit: 'Sign and link',
    close: '@closeDialog',
    unlinkTitle: 'Unlink this wallet',
    unlinkText:
      '<address>{wallet}</address> can then no longer log in to this account. Withdrawals are held for at least 24 hours.',
    demo: '@notInDemo',
  },
})
