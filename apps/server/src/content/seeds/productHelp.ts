import type { TextSeed } from './seed.ts'

const date = '2026-11-27'

/** Help on money in and out, on protection, and on the products beside trading. */
export const PRODUCT_HELP_TEXTS: readonly TextSeed[] = [
  {
    id: 119,
    type: 'help',
    label: 'money',
    title: 'Depositing, and the turnover it asks for',
    date,
    markdown: `
Under *My assets → Deposit* you find an address of your own. Send **only USDT over ERC20** to it. Another coin, or USDT over another chain,
cannot be recovered.

1. You see the terms of a later withdrawal first, and the address after you have confirmed them.
2. A transfer appears on the page as soon as a block has it, and is credited after the confirmations that the page counts.
3. If a transfer does not appear, send its bill with the form on the page. People review it; the form itself credits nothing.

## Turnover

Before what came in can be withdrawn, {{turnover}} of its value must have been traded.

* Spot trades count with their value in USDT, contracts with the value of the trade divided by the leverage, timed orders with their amount
  when they are settled.
* Exchanges of currencies, transfers and voided orders count nothing. Profits, rewards and sandbox funds need no turnover.
* What came in first is withdrawn first. Each deposit keeps the terms it came in under; where today's are better for you, today's hold.

*Withdraw* shows how much is done, for each deposit. A deposit you have not used can be sent back for {{returnFee}} USDT instead.
`,
  },
  {
    id: 120,
    type: 'help',
    label: 'money',
    title: 'Withdrawing',
    date,
    markdown: `
| | |
|---|---|
| Open | {{withdrawOpen}} to {{withdrawClose}} Hong Kong time |
| Requests a day | {{withdrawPerDay}}, counted by Hong Kong days |
| Minimum and maximum | {{withdrawMin}} to {{withdrawMax}} USDT |
| Fee | {{withdrawFee}}, inside the amount |
| New address | usable after {{addressHold}} |

These are the terms of today; a deposit keeps the better of these and those it came in under. How much you may withdraw a day depends on your
[verification](/helpDetail?id=121) too.

1. Add the address under *My assets → Withdrawal addresses*. Only USDT over ERC20.
2. Ask for the withdrawal. You see the fee, what arrives, and the address in groups of four before you confirm. **A payment on a chain cannot be
   called back.**
3. Until an operator has begun to review it you can take it back. From {{secondPerson}} USDT on two of them have to approve.
4. A process apart from the exchange signs the payment. The record shows each step with its entry in the log, and the transaction on the chain.

*Can be withdrawn now* is the lowest of all limits that apply to you, and the rule behind it stands beside it. A refused withdrawal comes back
whole, with the reason. After a change of what protects your account, withdrawals are paused for a time.

To a bank it goes in the same way, under the tab *Bank*; a person pays it, and it may take some days.
`,
  },
  {
    id: 121,
    type: 'help',
    label: 'verification',
    title: 'Verification in three steps',
    date,
    markdown: `
1. **Junior**: nationality, kind of document, name and number.
2. **Senior**: pictures of the document, front and back, and of you holding it.
3. **Address**: where you live, proved by a utility bill.

Each step is reviewed by people, and raises what you may withdraw a day and borrow; the page says by how much. Pictures must be JPG, JPEG or PNG,
under 8 MB, clear and unedited, with your face visible where it belongs. The nationality is that of your registration and cannot be changed.

What you send is kept encrypted and opened by reviewers only. Each time one of them opens a picture stands in your account's history. If a step
is refused you read why, and can send it again.

Withdrawals, loans and receiving rewards need verification; spot, contracts, timed orders, hosting, new coins and signing in do not.
`,
  },
  {
    id: 122,
    type: 'help',
    label: 'security',
    title: 'Second factors, passkeys and wallets',
    date,
    markdown: `
* **Authenticator app**: six digits that change every half minute. Keep the recovery codes you are shown once; each works once.
* **Passkey**: your device proves itself without a password. A copied page cannot ask for it.
* **Wallet**: you sign a readable message with the key of an address. Signing costs nothing and moves nothing. Where the operator of an installation
  has not told its address, wallet login is not offered, because the message could not name the site.

You set them up and remove them under *User Center → Security centre*. Setting up or removing one pauses withdrawals for a time, and the page says so first.

A second factor is asked for at login and again before value leaves. Lost it? *Lost your second factor?* at login sends a request that a person reviews.
`,
  },
  {
    id: 123,
    type: 'help',
    label: 'money',
    title: 'Buying coins by remittance, and exchanging them',
    date,
    markdown: `
## Buying

*Buy coins* shows the rate, whom to pay, and a reference text. Remit the money from a bank account in your own name, with the reference text, and
upload the bill. Two people match it with the bank statement; then the coins are credited at the agreed rate. Minimum purchase:
{{purchaseMinimums}}.

## Exchanging

*Exchange* gives a quote that stands for a few seconds, with the rate and what you receive. The rate is {{conversionSpread}} worse for you than the
index price; the difference goes to the house. An exchange trades with the house, not with the book, and counts no turnover.
`,
  },
  {
    id: 124,
    type: 'help',
    label: 'finance',
    title: 'Hosting: daily returns and what they come from',
    date,
    markdown: `
You set USDT aside for a number of days and receive a return for each full day. The money stays yours; nobody trades with it. The whole return of
your order is moved from the platform's own money to an escrow at the sale: without that nothing is sold.

* Returns are paid into your hosting account and are available at once.
* You may redeem early, at once after the purchase too. You then lose the part of the amount that your terms say, and no further day is paid.
* Your order keeps the terms you bought it under.

{{hosting}}

Everything else stands in the [terms of hosting](/text?id=11).
`,
  },
  {
    id: 125,
    type: 'help',
    label: 'finance',
    title: 'Loans',
    date,
    markdown: `
You borrow USDT from the platform's own pool for a fixed number of days. It takes the junior verification; your level sets how much you may owe.

* The free days cost nothing. Each later day begun costs the daily rate, and after the days of grace the late rate on top of it.
* All charges together never exceed what you were lent.
* You may pay back any amount at any time, from your balance or to the bank with a proof.
* The page shows the worst case before you sign.

{{loans}}

The rules are the [loan agreement](/text?id=9). The demo account has no loans.
`,
  },
  {
    id: 126,
    type: 'help',
    label: 'finance',
    title: 'New coins',
    date,
    markdown: `
A subscription opens only when all coins on offer lie in an account of this exchange. You ask for a number of coins; their cost is held in your funds
and stays yours until coins are given out. What is not used is available again at once.

* Coins are given out request by request, by two people, or the same part to everybody; each coin names its way.
* After the listing they stay locked for the days that its page says. You cannot sell meanwhile, whatever the price does.
* The issuer is paid after the listing, not before. If the coin is not listed by its date, you can give it back for what you paid.

**The coin may fall below the issue price, down to nothing, or never be listed.** What an issuer says is shown as it says it; this exchange has not
checked it.
`,
  },
  {
    id: 127,
    type: 'help',
    label: 'rewards',
    title: 'Rewards: signing in, inviting, welfare',
    date,
    markdown: `
Rewards come from the platform's own money, set aside beforehand, never from what customers hold.

* **Signing in**: once a Hong Kong day, over a cycle of seven. The [rules](/text?id=10) and the amounts stand beside the days.
* **Inviting**: of the trading fees that people you invited really pay, a part is yours, over as many levels as the page says. A commission waits some
  days before it can be used, and needs their verification. Nobody can invite himself: document, device and payout address are compared.
* **Welfare**: campaigns with conditions that stand on their page, until their budget is used up.

Receiving a reward takes the junior verification, and rewards of sign-in and welfare together never exceed a part of the fees you paid yourself.
Do not trade for a reward: the fees are higher.
`,
  },
  {
    id: 128,
    type: 'help',
    label: 'books',
    title: 'Who earns what here, and how you can check it',
    date,
    markdown: `
The house earns from four things, all of them entries of the log:

1. **fees** of trades and withdrawals ([Fees](/text?id=6)),
2. what its [market maker](/text?id=8) gains or loses against you, in the same queue and under the same fees,
3. **timed orders**, whose odds are in its favour, as stated beside each duration,
4. interest and late fees of loans, losses of early redemptions, and its part of the rate when you exchange or buy coins.

It cannot set a balance, a price or an outcome: there is no such command. How prices come about stands in
[How prices are made](/text?id=2), and how to compute every balance yourself in [How to verify the books](/text?id=7).

The check proves that the books follow from the log. It does not prove that coins exist outside, that an operator shows everybody the same log, or
that prices will be kind to you. Read the [risk statement](/text?id=4).
`,
  },
]
