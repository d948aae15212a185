import type { BannerSeed, TextSeed } from './seed.ts'

export const NEWS_TEXTS: readonly TextSeed[] = [
  {
    id: 210,
    type: 'announcement',
    title: 'The help centre is open, and the app can be installed',
    summary: 'Every part of the exchange is explained and can be searched; your browser can install the app.',
    date: '2026-11-27',
    markdown: `
The [help centre](/help) explains each part of the exchange, and its search looks through every word. Under [Download app](/downLoad) your browser
installs the exchange in a window of its own. The app keeps no prices and no balances: without a connection it shows nothing rather than
something old.
`,
  },
  {
    id: 209,
    type: 'announcement',
    title: 'Rewards for signing in, inviting and taking part',
    summary: 'Paid from a budget of the platform’s own money, under conditions that you read first.',
    date: '2026-11-26',
    markdown: `
Sign-in rewards, commissions of invitations and welfare campaigns are open. Each is paid out of what the platform set aside for it, as long as
that lasts. What it takes to receive one is said before: [Rewards](/helpDetail?id=127).
`,
  },
  {
    id: 208,
    type: 'announcement',
    title: 'Hosting, loans and new coins are open',
    summary:
      'With every return set aside at the sale, every charge capped, and every coin on offer in an account you can read.',
    date: '2026-11-25',
    markdown: `
* [Hosting](/helpDetail?id=124) pays a return for each full day out of an escrow that was filled at the sale.
* [Loans](/helpDetail?id=125) come from a pool of the platform's own money, and never cost more than you borrowed.
* [New coins](/helpDetail?id=126) lie in an account of this exchange before anybody can subscribe.

Each of them can cost you money. Read how before you begin.
`,
  },
  {
    id: 207,
    sandbox: true,
    type: 'announcement',
    title: 'Deposits and withdrawals are open',
    summary: 'USDT over ERC20, withdrawals to a bank, and coins by remittance, under terms that you see first.',
    date: '2026-11-24',
    markdown: `
You can [deposit](/helpDetail?id=119) and [withdraw](/helpDetail?id=120) USDT over ERC20, withdraw to a bank, and
[buy and exchange coins](/helpDetail?id=123). In a sandbox all of it is play money on a chain of its own.

Read about turnover, hours and fees first: a deposit keeps the terms it came in under.
`,
  },
  {
    id: 205,
    sandbox: true,
    type: 'announcement',
    title: 'Contracts and timed orders are open',
    summary:
      'Coins, metals, energy, currencies, stocks and indices, with every liquidation and every outcome open to inspection.',
    date: '2026-11-22',
    markdown: `
Perpetual and dated contracts can be traded long and short, on coins with up to 100× leverage and on everything else with up to 25×,
unless the operator of this installation chose less. Timed up/down orders state their odds before you buy.

Read [what leverage means](/helpDetail?id=115), [how liquidation works](/helpDetail?id=116) and [how timed orders are decided](/helpDetail?id=117) first. Move
money from *Funds* to the account you want to trade from under *Transfer*.
`,
  },
  {
    id: 201,
    sandbox: true,
    type: 'announcement',
    title: 'Spot trading is open',
    summary: 'Eight coins against USDT, with limit, market and stop orders, in the sandbox.',
    date: '2026-11-21',
    markdown: `
BTC, ETH, SOL, XRP, DOGE, LTC, BNB and TRX can be traded against USDT.

The order form knows limit, market, stop-limit and stop-market orders; GTC, IOC, FOK and post-only; and shows average price, slippage, fee and
worst case before you send anything. Ask for sandbox funds on *My assets* and start.
`,
  },
  {
    id: 202,
    type: 'news',
    title: 'You can check our books',
    summary: 'A program replays the whole log and compares it with the signed checkpoints.',
    date: '2026-11-20',
    markdown: `
Every balance on Touchstone follows from one log of commands. The log is chained, its checkpoints are signed, and \`npx touchstone verify\` computes
everything again from the first entry.

What this proves, and what it does not, is written on the page [How to verify the books](/text?id=7).
`,
  },
  {
    id: 203,
    sandbox: true,
    type: 'announcement',
    title: 'Prices in this sandbox may not be real',
    summary: 'A label on every page says where they come from.',
    date: '2026-11-19',
    markdown: `
The prices you see are made by a simulation with a random seed, replayed from a recording of real trades, or read from public venues. A label on
every page says which. Do not use them to decide about real money.

How they come about is described in [How prices are made](/text?id=2).
`,
  },
  {
    id: 204,
    sandbox: true,
    type: 'announcement',
    title: 'The outbox is open to everyone here',
    summary: 'Register with an address you make up: sandbox messages are not private.',
    date: '2026-11-18',
    markdown: `
So that nobody needs a mail server to try Touchstone, the sandbox shows verification codes in an outbox. Whoever can reach this server can read
it. Use an address you make up and a password you use nowhere else.

An installation for real customers has no outbox; it refuses to start without a mail server.
`,
  },
]

export const BANNERS: readonly BannerSeed[] = [
  {
    id: 1,
    title: 'An exchange whose books anyone can check',
    text: 'Every balance follows from one signed log. Replay it yourself and compare, to the last unit.',
    link: '/security',
    textId: 7,
  },
  {
    id: 2,
    title: 'See the cost before you trade',
    text: 'Average price, slippage, fee and worst case stand above the button, computed by the rules that fill the order.',
    link: '/deal?symbol=BTCUSDT',
    textId: 108,
  },
  {
    id: 3,
    title: 'The house trades in the open',
    text: 'Our market maker trades from a named account: same queue, same fees, no early data, no undo.',
    link: '/text?id=8',
    textId: 8,
  },
]
