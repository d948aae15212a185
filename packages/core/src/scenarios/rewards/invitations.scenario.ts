import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

/** Alice invited Bob, Bob invited Cid, and so on to Fay; all are verified and another person each. */
const CHAIN = `
    ${STAFFED}
    Tom with Ann sets the rewards
    Bob was invited by Alice
    Cid was invited by Bob
    Dan was invited by Cid
    Eve was invited by Dan
    Fay was invited by Eve
    Cleo with Carl verifies Bob at 1
    Cleo with Carl verifies Cid at 1
    Cleo with Carl verifies Dan at 1
    Cleo with Carl verifies Eve at 1
    Cleo with Carl verifies Fay at 1
    Bob is another person
    Fay is another person
`

export const INVITATIONS = [
  scenario(
    'Who invited whom is said once; nobody is invited by who came after',
    'INV-1 I21',
    `
    ${CHAIN}
    Alice invited 1 1 1 1
    Bob invited 1 1 1 1
    Fay invited 0 0 0 0
    Bob was invited by Alice
    Bob was invited by Cid => referrer_set
    Alice was invited by Fay => referrer_circle
    Alice was invited by Bob => referrer_circle
    Gus was invited by Gus => referrer_circle
    Gus was invited by Bob
    Alice invited 1 2 1 1
    Gus is another person
    Gus is another person
    Alice is another person => referrer_missing
    `,
  ),
  scenario(
    'A fee earns four levels at most, rounded down, and is paid after its days out of fees',
    'INV-3 INV-4 REW-1',
    `
    ${CHAIN}
    Zoe trades 10 with Fay
    fees owns 1 USDT
    0.05 and 0 BTC wait for Eve
    0.03 and 0 BTC wait for Dan
    0.015 and 0 BTC wait for Cid
    0.005 and 0 BTC wait for Bob
    0 and 0 BTC wait for Alice
    Fay trades 10 with Zoe
    0.05 and 0.001 BTC wait for Eve
    30 days pass
    0.05 and 0.001 BTC wait for Eve
    it is 00:00:00
    0 and 0 BTC wait for Eve
    Eve was paid 0.05 of level 1, 0.001 of level 1
    Bob was paid 0.005 of level 4, 0.0001 of level 4
    Eve owns 0.05 free and 0 held
    fees owns 1.9 USDT
    `,
  ),
  scenario(
    'Only fees of verified customers who are another person earn anything, from then on',
    'INV-2 INV-3',
    `
    ${CHAIN}
    Zoe trades 1 with Cid
    0 and 0 BTC wait for Bob
    Cid is another person
    Zoe trades 1 with Cid
    0.005 and 0 BTC wait for Bob
    0.003 and 0 BTC wait for Alice
    Cid is the same person
    Zoe trades 1 with Cid
    0.005 and 0 BTC wait for Bob
    Cleo with Carl verifies Bob at 0
    Zoe trades 1 with Bob
    0.003 and 0 BTC wait for Alice
    `,
  ),
  scenario(
    'Fees from before there were terms earn nothing',
    'REW-2 INV-3',
    `
    ${STAFFED}
    Bob was invited by Alice
    Cleo with Carl verifies Bob at 1
    Bob is another person
    Zoe trades 10 with Bob
    0 and 0 BTC wait for Alice
    Bob paid 0 in fees and may receive 0
    `,
  ),
  scenario(
    'What waits lapses when the invited customer turns out to be the same person, or the inviter is not verified or frozen',
    'INV-4',
    `
    ${CHAIN}
    Ann with Tom sets the rewards to waitDays 1
    Zoe trades 1 with Bob
    0.005 and 0 BTC wait for Alice
    Bob is the same person
    2 days pass
    0 and 0 BTC wait for Alice
    it lapsed: invitee_unqualified
    Bob is another person
    Zoe trades 1 with Bob
    Cleo with Carl verifies Alice at 0
    2 days pass
    it lapsed: inviter_unverified
    Cleo with Carl verifies Alice at 1
    Zoe trades 1 with Bob
    Cleo freezes Alice
    2 days pass
    it lapsed: inviter_frozen
    Cleo with Carl unfreezes Alice
    Zoe trades 1 with Bob
    2 days pass
    Alice was paid 0.005 of level 1
    `,
  ),
  scenario(
    'One line is what a day earned, and other terms leave it its moment',
    'INV-4 REW-1',
    `
    ${CHAIN}
    Ann with Tom sets the rewards to waitDays 1
    Zoe trades 1 with Bob
    Ann with Tom sets the rewards to waitDays 9, inviteRatesPpm 100000 0 0
    Zoe trades 1 with Bob
    0.015 and 0 BTC wait for Alice
    2 days pass
    Alice was paid 0.015 of level 1
    `,
  ),
]
