import type { TextSeed } from './seed.ts'

const date = '2026-11-21'

export const HELP_TEXTS: readonly TextSeed[] = [
  {
    id: 101,
    type: 'help',
    label: 'account',
    title: 'Opening an account',
    date,
    markdown: `
1. Choose **Register** and decide whether to log in by phone or by email.
2. Pick your country. It cannot be changed later.
3. Enter your number or address and ask for a code. In the sandbox nothing is sent: open the **outbox** beside the code field.
4. Choose a password and type it twice. How long it may be stands below the field.
5. If somebody invited you, enter their code; otherwise leave the field empty.
6. Tick the agreement and choose **Open account**. You are logged in at once.

**If you see “Registration was not possible with these details”**, the address probably has an account. Try logging in, or set a
new password. We do not say more, so that strangers cannot find out who is registered.
`,
  },
  {
    id: 102,
    type: 'help',
    label: 'account',
    title: 'Verification codes',
    date,
    markdown: `
A code has six digits, is valid for five minutes and works once, for one purpose only: a code for registering cannot change a password.

* You can ask for another one after 60 seconds. Only the newest code works.
* After five wrong guesses a code is dead. Ask for a new one.
* At most five codes an hour are sent to one account.

**No code arrived?** Look for a typing error and in the spam folder. When you forgot your password, no message is sent to an
address without an account. In the sandbox codes appear only in the outbox, never in a real mailbox, unless the operator has
connected a mail server.
`,
  },
  {
    id: 103,
    type: 'help',
    label: 'security',
    title: 'Your password and your sessions',
    date,
    markdown: `
How long a login password may be stands below the field. Passwords that are known from data leaks, simple rows of keys, and your own name or
number are refused. Use a password manager, and use this password nowhere else.

* Five wrong passwords from one place lock the account there for 15 minutes. Fifty in a row from anywhere lock it for a
  day; setting a new password by code lifts that.
* A session ends 15 minutes after you last used it, and after 12 hours in any case. An open trade screen counts as use.
* When you change your password, all your other sessions end.
* The list of sessions shows device, address and time. End any that you do not know, then change your password.
`,
  },
  {
    id: 104,
    type: 'help',
    label: 'security',
    title: 'The transaction password',
    date,
    markdown: `
Besides the login password there is a second one of exactly **six digits**. Without it the platform refuses orders with “Please go to
the user center to set the transaction password”.

Set it under *User Center → Security centre* by typing it twice. Birthdays, repeated digits and rows such as 123456 are refused, because a
thief tries them first.

## Changing it

In the same place, with a code and the answer to your security question, if you have set one. Where the operator has changes reviewed, a
person looks at it first; either way withdrawals are paused for a time that the page says before you send it. That gives you the time to
notice a change that was not yours.
`,
  },
  {
    id: 105,
    sandbox: true,
    type: 'help',
    label: 'money',
    title: 'Sandbox funds',
    date,
    markdown: `
The money in this installation is play money. Ask for some on *My assets*: choose a currency and an amount. There is a largest
amount per request and per day, so that no single account can empty the markets for the others.

Sandbox funds are an entry in the log like everything else: they come from the account *external*, and you find them in your
ledger as *Sandbox funds*. They ask for no turnover, can be withdrawn over the sandbox's own chain like other play money, and disappear
when the operator starts the sandbox anew. Outside they are worth nothing.
`,
  },
  {
    id: 106,
    type: 'help',
    label: 'trading',
    title: 'Order types',
    date,
    markdown: `
**Limit.** Buy or sell at your price or better. What cannot be filled at once waits in the book.

**Market.** Buy or sell now, at the prices in the book. You give either the amount of coins or the amount of USDT. It goes at most
0.5% from the best price unless you choose another bound (up to 2%); the rest is cancelled.

**Stop-limit** and **stop-market.** They wait outside the book until the last trade price reaches your stop price, then become a
limit or a market order. What they need is set aside at once, so that it is there when they trigger.

**Trailing stop.** A stop-market order whose trigger follows the best price since it began, at a distance that you give as a price or as 0.01% to
20%. To sell it rises with the highest price and never falls; to buy it falls with the lowest price and never rises. It can begin at a price you
name. It cannot be changed, only cancelled.

**Iceberg.** A limit order of which the book shows only a part at a time, at least a twentieth. When that part is filled, the next one queues
behind all other orders at that price. What it needs is held for the whole order.

**One cancels the other.** A post-only limit order and a stop of the same market, side and amount. Both together hold what the dearer one needs. As
soon as one of them is filled, even in part, triggers or ends, the other is cancelled; cancelling one cancels both.

**Take-profit and stop-loss.** On a spot market a purchase can bring them with it: a limit order above its price, a stop below it, or both, of which
one cancels the other. They are placed once the purchase is over, for what it has bought; until then they hold nothing. On a contract they belong to
the position: the mark price triggers them, and they close all of it at the market price.

## How long an order lives

| | |
|---|---|
| GTC | until it is filled or you cancel it |
| GTD | until the moment you choose, a minute to 366 days ahead; for limit orders and stops. What is open then expires |
| IOC | fills what it can at once and cancels the rest |
| FOK | fills completely at once or not at all |
| Post-only | only joins the book; refused when it would trade at once |

## Why an order is refused

* **Too far from the market.** A limit price may be at most 5% from the index price for BTC and ETH, 10% for the other coins.
* **Too small or too large.** Each market states its limits under *About*, beside the chart.
* **Insufficient balance.** Remember that open orders hold what they need.

Orders of your own never trade with each other: unless you choose otherwise, the newer one is cancelled when they would meet.
`,
  },
  {
    id: 107,
    type: 'help',
    label: 'trading',
    title: 'Reading the order book',
    date,
    markdown: `
The upper half shows what is offered for sale, the lower half what is wanted, best prices in the middle. Each row is a price, the amount
waiting there, and the sum of all rows up to it. The bars show that sum.

* The **spread** is the distance between the best two prices. A small spread means that buying and selling at once costs little.
* **Grouping** joins neighbouring prices so that you see further. It changes the view, not the book.
* At one price, who came first is filled first. Making your order smaller keeps its place; changing its price or making it larger moves
  it to the end of the queue.

If the badge says the data is old, the connection was interrupted. Prices are greyed out and cannot be clicked until the book is
complete again.
`,
  },
  {
    id: 108,
    type: 'help',
    label: 'trading',
    title: 'What a trade costs',
    date,
    markdown: `
Two things: the fee, {{spotTaker}} for a new account that takes what waits in the book, and the spread.

The preview above the button counts both before you send the order: the average price you would get now, how far that is from the
best price, the fee, and what arrives in your account. It is computed with the very rules that will fill the order, but the book may
change in the meantime. The line *worst case* says how bad it can become within your bound.

Fees are taken from what you receive. All details are on the page [Fees](/text?id=6).
`,
  },
  {
    id: 109,
    type: 'help',
    label: 'money',
    title: 'Available and frozen',
    date,
    markdown: `
**Available** is what you can use now. **Frozen** is what is held for something you have begun: the USDT of your buy orders and the coins of your
sell orders, the margin of positions and of contract orders, the amounts of timed orders, withdrawals under way, hosted money, subscriptions under
review, and coins in their lock-up. It is still yours. What an order holds is available again in the same instant in which the order is cancelled or filled
for less.

Frozen amounts are not estimates. They are, to the unit, the sum of what all of these need, and the platform checks this for every account. The
value in USDT uses the last price and is for orientation only.
`,
  },
  {
    id: 110,
    type: 'help',
    label: 'money',
    title: 'The ledger: following your money',
    date,
    markdown: `
*Ledger* shows every change of your balances, newest first: time, currency, reason, change, the balance after it, and the
position in the log.

Each kind of entry has a name of its own, by which you can filter: sandbox funds, trades, fees, funding, deposits, withdrawals, transfers, returns of
hosting, payments of loans, rewards and the others. The line beside it says what it belongs to.

Holding and releasing for open orders moves money only between *available* and *frozen*; your total stays the same.

The position in the log is the number of the command that caused the change. Anyone who replays the log finds the same change at the same
number. See [How to verify the books](/text?id=7).
`,
  },
  {
    id: 111,
    type: 'help',
    label: 'trading',
    title: 'When an answer does not arrive',
    date,
    markdown: `
Sometimes a connection breaks between sending an order and seeing the answer. The order may have been recorded, or not.

The web app gives every order its own number before sending it, and asks again with the same number. The platform does not do the same
number twice: for about an hour it repeats its first answer, and after that it says “This was done before” and names the entry of the log. So a
double order cannot come from a broken connection.

If you use the calls yourself, send your own *cid* with each order, and send the same one when you ask again. The same *cid* with different
content is refused as a conflict. A *cid* is remembered for 25 hours; if yours is a UUID of version 7, an older
one is refused, and not done again.
`,
  },
  {
    id: 112,
    type: 'help',
    label: 'account',
    title: 'Real and demo',
    date,
    markdown: `
The platform runs two separate systems, each with its own log, books and money. Your account trades in the real one, which in a sandbox holds
play money only. The demo runs beside it, on the same prices.

* **In**: *Real* and *Demo* at the top of every page; without an account, *Trade now with play money* on the home page or at login. The demo account
  begins with 100,000 USDT of play money, and *My assets* fills it up again.
* **There**: the same screens. An amber banner says on every page where you are. Deposits, withdrawals, buying coins, addresses, loans,
  invitations, verification, conversations with support and what protects your account are not available in it.
* **Out**: *Exit demo*. What you have there stays for the next time. A guest without an account cannot come back, and is forgotten.

No posting can ever move money between the two, and no order, record or session of one can be used in the other.
`,
  },
  {
    id: 113,
    type: 'help',
    label: 'security',
    title: 'Staying safe',
    date,
    markdown: `
* We never ask for your password, your transaction password or a code: not by email, not by phone, not in a chat.
* Check the address in your browser before you log in.
* A message about a code you did not ask for means that somebody typed your address. They cannot do anything without the code.
* Use a password that you use nowhere else.
* Sign out on shared devices, and look at your list of sessions now and then.
* Whoever promises certain profits is lying, whatever name they use.
`,
  },
  {
    id: 114,
    type: 'help',
    label: 'programs',
    title: 'Using the calls from a program',
    date,
    markdown: `
Every screen works through the same calls that are open to you. The page \`/docs\` of this server lists them with their fields.

* Log in with *userLogin* and send the token as the header *x-token* (preferred) or as the field *token*.
* Amounts and prices are decimal strings. Do not turn them into floating-point numbers.
* Send a *cid* with everything that changes money.
* Live data comes over one WebSocket; the token goes into the first message, never into the address.

Limits per second are announced by the code 4029 with the seconds to wait.
`,
  },
]
