/** Statements of account, as PDF and as CSV. */
export const STATEMENT = {
  title: 'Account statement',
  /** Whether the money is a sandbox's or play money: on every page. */
  sandbox: 'Sandbox: test money without value, simulated prices',
  demo: 'Demo account: play money without value',
  owner: 'Account number {owner}',
  period: 'From {from} to {to} UTC, both included: {range}',
  noEntries: 'no entries',
  /** Within `period`. */
  entries: 'log entries {first} to {last}',
  /** In the foot of every page. */
  covered: 'Log entries {first} to {last}',
  made: 'Made {madeAt} UTC from the log of the exchange up to entry {through}. Whoever replays that log comes to the same balances.',
  nothing: 'Nothing happened in this period.',
  page: 'Page {page} of {pages}',
  /** The customer's accounts. */
  wallets: { funds: 'Funds', contract: 'Contract', delivery: 'Delivery', hosting: 'Hosting' },
  /** Heads of columns: short. */
  columns: {
    account: 'Account',
    currency: 'Currency',
    opening: 'Opening balance',
    received: 'Received',
    paid: 'Paid',
    closing: 'Closing balance',
    entries: 'Entries',
    time: 'Time (UTC)',
    entry: 'Entry',
    change: 'Change',
    balance: 'Balance after',
    reference: 'Reference',
    sequence: 'Log sequence',
  },
  /** Rows of the CSV file. */
  receivedIn: 'Received in {account}',
  paidFrom: 'Paid from {account}',
} as const
