import { defineTexts } from '../../../shared/i18n/texts.ts'

export const booksTexts = defineTexts('books', {
  title: '@verifyTheBooks',
  lead: 'You do not have to believe us. Check what the exchange signed now, in this browser. Anyone with a copy of the log can recompute every balance with one command.',
  command: 'npx touchstone verify',
  copyCommand: '@copyTheCommand',
  copied: '@copied',
  how: 'How to check it yourself',
  failed: 'The state of the books could not be loaded.',
  checkpoint: {
    title: 'Last signed checkpoint',
    none: 'None yet: the first is signed about a minute after the exchange was founded.',
    entry: '@logEntry',
    age: 'Signed',
    /** "3 s ago", of the moment that the entry was written. */
    ago: '{seconds, plural, one {# second ago} other {# seconds ago}}',
    chain: 'Fingerprint of the log',
    state: 'Fingerprint of all balances and orders',
    key: 'Key',
    copy: 'Copy the whole fingerprint',
  },
  sums: {
    title: 'Sum of all accounts',
    why: 'Money only ever moves: what customers have, what the exchange has, and what came in from outside (negative) come to zero in each asset.',
    asset: 'Asset',
    customers: 'Customers',
    house: 'Exchange',
    /** Of accounts: what came in from outside, with the opposite sign. */
    outside: 'Outside',
    sum: 'Sum',
  },
  entries: {
    title: 'Last log entries',
    why: 'Kinds of commands by the names they have in the log. Whose they are is not shown.',
    none: 'No entry since this server started.',
  },
  house: {
    title: 'The house',
    profit: 'Profit today',
    why: 'Since {time} Hong Kong time, in USDT at the last prices: what its accounts received less what they paid. What the house held before counts at an unchanged price, and its open contracts count once they are closed.',
    none: 'No result yet today.',
    results: 'By kind of entry',
    accounts: 'What it has',
    account: {
      treasury: 'Treasury',
      fees: 'Fees received',
      liquidity: 'Market maker',
      sandboxFlow: 'Simulated orders of the sandbox',
      optionsPool: 'Pool of timed orders',
      loanPool: 'Money to lend',
      escrow: 'Set aside for promised returns',
      campaigns: 'Set aside for rewards',
      rounding: 'Rounding remainders',
      insurance: 'Insurance fund, kept for customers',
    },
  },
  check: {
    button: 'Check it in this browser',
    forge: 'Change one digit and check again',
    forgeWhy:
      'What a forged answer would look like: one digit of the checkpoint and one of the block are changed before the check.',
    holds:
      '{count, plural, one {One check done in this browser, and everything is as the exchange says.} other {All # checks done in this browser, and everything is as the exchange says.}}',
    fails:
      '{count, plural, one {One check does not match what the exchange says.} other {# checks do not match what the exchange says.}}',
    forged: 'With one digit changed, as a forger would: the check finds it.',
    nothing: 'No checkpoint has been signed yet: nothing but the sums can be checked. Try again in a minute.',
    noReceipt:
      'No price is checked now: since the exchange started, no block was signed that holds a price and no customer’s command. Only such blocks are published. One is signed about once a minute.',
    cannot:
      'This browser cannot check Ed25519 signatures, or this page is not served over https. The command beside it needs no browser.',
    unreachable: 'The proof could not be fetched. Please try again.',
    steps: 'What was checked',
    ok: 'Holds',
    bad: 'Does not hold',
    key: {
      title: 'The key is the published one',
      text: 'The SHA-256 of the public key begins with the name of the key that signed: stated {told}, found {found}.',
    },
    signature: {
      title: 'The last checkpoint is signed with it',
      text: 'Ed25519 over entry {told} and the fingerprints of the log and of all balances there.',
    },
    receipt: {
      title: 'So is the checkpoint of the sample receipt',
      text: 'Entry {told}, the newest that ends a block with only prices and quotes of the house.',
    },
    block: {
      title: 'The block of the log is the one that was signed',
      text: 'The SHA-256 of its bytes is the fingerprint in that checkpoint: stated {told}, found {found}.',
    },
    price: {
      title: 'The price follows from what its sources said',
      text: '{symbol} in entry {entry}: the exchange says {told}; computed here from the sources in the block: {found}.',
      nothing: 'nothing that can be read',
    },
    sums: {
      title: 'All accounts add up to zero',
      text: 'Added up here from the figures below: {found} of {told} assets come to zero.',
    },
  },
})
