import { scenario } from '../scenario.ts'

export const OPTIONS = [
  scenario(
    'Up wins above the strike: the stake comes back with the payout, the fee goes to the house',
    'OPT-4 OPT-7 OPT-9 OPT-10 I14',
    `
    Alice has 100 USDT to stake
    each second BTC is 90
    Alice stakes 10 up on BTC for 30 s => done 1
    Alice owns 89.9 USDT
    Alice holds 10.1 USDT
    pool owns 991.5 USDT
    pool holds 8.5 USDT
    option 1 has the strike 0
    each second BTC is 100
    option 1 has the strike 100
    each second BTC is 200x24 101 102 103 104 105
    option 1 is open
    each second BTC is 50
    option 1 is won at 103, received 18.5
    Alice owns 108.4 USDT
    Alice holds 0 USDT
    pool owns 991.5 USDT
    pool holds 0 USDT
    fees owns 0.1 USDT
    `,
  ),
  scenario(
    'Down loses above the strike: the stake goes to the pool',
    'OPT-10',
    `
    Alice has 100 USDT to stake
    each second BTC is 90
    Alice stakes 10 down on BTC for 30 s
    each second BTC is 100 101x29 1
    option 1 is lost at 101, received 0
    Alice owns 89.9 USDT
    pool owns 1010 USDT
    fees owns 0.1 USDT
    `,
  ),
  scenario(
    'Equal to the strike is a tie: stake and fee come back',
    'OPT-10',
    `
    Alice has 100 USDT to stake
    each second BTC is 90
    Alice stakes 10 up on BTC for 30 s
    each second BTC is 100 120x26 100x4
    option 1 is tied at 100, received 10.1
    Alice owns 100 USDT
    pool owns 1000 USDT
    fees owns 0 USDT
    `,
  ),
  scenario(
    'Too few samples in the window: void, stake and fee come back',
    'OPT-9 OPT-10',
    `
    Alice has 100 USDT to stake
    each second BTC is 90
    Alice stakes 10 up on BTC for 30 s
    Alice stakes 10 up on BTC for 60 s
    each second BTC is 100 101x25 nothingx2 101x2 101
    option 1 is void at 0, received 10.1
    each second BTC is 101x25 nothing 101x4
    option 2 is won at 101, received 18.5
    Alice owns 108.4 USDT
    `,
  ),
  scenario(
    'Without a strike in time: void, at once when the time is over',
    'OPT-8',
    `
    Alice has 100 USDT to stake
    each second BTC is 90
    Alice stakes 10 up on BTC for 30 s
    each second BTC is nothingx10
    option 1 is open
    each second gold is 100
    option 1 is void at 0, received 10.1
    Alice stakes 10 up on gold for 30 s
    9 s pass
    BTC is 100
    gold is 100
    option 2 has the strike 100
    `,
  ),
  scenario(
    'The strike is the next price, never the one on the screen',
    'OPT-7',
    `
    Alice has 100 USDT to stake
    BTC is 90
    Alice stakes 10 up on BTC for 30 s
    gold is 70
    option 1 has the strike 0
    BTC is 95
    BTC is 96
    option 1 has the strike 95
    `,
  ),
  scenario(
    'Terms that changed between look and click are refused; what was bought keeps its own',
    'OPT-1 OPT-3',
    `
    Alice has 100 USDT to stake
    each second BTC is 90
    Alice stakes 10 up on BTC for 30 s
    the payout on BTC is 70 % => done 2
    Alice stakes 10 up on BTC for 30 s => terms_changed
    Alice stakes 10 up on BTC for 30 s at 70 % => done 2
    each second BTC is 100 101x30
    option 1 is won at 101, received 18.5
    option 2 is won at 101, received 17
    `,
  ),
  scenario(
    'Guards in order: each refusal hides the later ones',
    'OPT-3 INDEX-5 INDEX-6',
    `
    Alice has 5 USDT to stake
    Bob has 100 USDT to stake
    Alice stakes 0 up on ether for 31 s at 1 % => bad_command
    Alice stakes 0 up on gold for 31 s at 1 % => index_unavailable
    each second gold is 100
    6 s pass
    Alice stakes 0 up on gold for 31 s at 1 % => index_unavailable
    gold is 100 by 99 100 101
    Alice stakes 0 up on gold for 31 s at 1 % => index_unsure
    gold is 100 by 100 100 101
    Alice stakes 0 up on gold for 31 s at 1 % => unknown_cycle
    Alice stakes 0 up on gold for 300 s at 1 % => terms_changed
    Alice stakes 0 up on gold for 300 s => stake_zero
    Alice stakes 0.9 up on gold for 300 s => below_minimum_quantity min 1
    Alice stakes 100.1 up on gold for 7200 s => above_maximum_quantity max 100
    Alice stakes 100 up on gold for 7200 s => insufficient_balance
    Alice stakes 5 up on gold for 60 s => insufficient_balance
    Alice is frozen
    Alice stakes 0 up on gold for 31 s at 1 % => owner_frozen
    pool stakes 10 up on gold for 60 s => not_allowed
    Bob stakes 100 up on gold for 60 s => insufficient_balance
    Bob stakes 99 up on gold for 60 s => done 1
    `,
  ),
  scenario(
    'Nothing is sold that would end while the market is closed, nor while it is',
    'OPT-3 INDEX-2 INDEX-5',
    `
    Alice has 100 USDT to stake
    each second gold is 100
    Alice stakes 10 up on gold for 300 s => done 1
    Alice stakes 10 up on gold for 3600 s => expires_while_closed
    Alice stakes 10 up on gold for 7200 s => done 2
    each second gold is 100 101x19
    Alice stakes 10 up on gold for 300 s => expires_while_closed
    each second gold is 101x281
    option 1 is won at 101, received 18.5
    20 s pass
    gold is 101
    Alice stakes 10 up on gold for 30 s => market_closed
    `,
  ),
  scenario(
    'One customer may win so much at once, and the pool may owe so much',
    'OPT-5 OPT-6',
    `
    Alice has 1000 USDT to stake
    Bob has 1000 USDT to stake
    each second BTC is 100
    the caps on BTC are 90 in all and 85 each => done 2
    Alice may stake 100 on BTC
    Alice stakes 60 up on BTC for 60 s
    Alice may stake 40.000001 on BTC
    Alice stakes 41 down on BTC for 60 s => option_customer_cap max 85
    Alice stakes 40 down on BTC for 60 s => done 2
    Alice may stake 0 on BTC
    Bob may stake 5.882354 on BTC
    Bob stakes 5.882355 up on BTC for 60 s => option_pool_full max 5.882354
    Bob stakes 5.882354 up on BTC for 60 s => done 3
    pool holds 90 USDT
    Bob stakes 1 up on BTC for 60 s => option_pool_full max 0.000001
    each second gold is 100
    Bob stakes 100 up on gold for 60 s => done 4
    `,
  ),
  scenario(
    'A pool without money sells nothing, and one that has lost it neither',
    'OPT-6 I14',
    `
    the pool has 10 USDT
    Alice has 100 USDT to stake
    each second BTC is 100
    Alice stakes 12 up on BTC for 30 s => option_pool_full max 11.764707
    Alice stakes 11.7 up on BTC for 30 s
    pool owns 0.055 USDT
    each second BTC is 100 101x30
    pool owns 0.055 USDT
    Alice stakes 10 up on BTC for 30 s => option_pool_full max 0.064707
    `,
  ),
  scenario(
    'Several end with one entry, in the order of their ends',
    'OPT-11 DUE-1',
    `
    Alice has 100 USDT to stake
    Bob has 100 USDT to stake
    each second BTC is 100
    Alice stakes 10 up on BTC for 60 s
    Bob stakes 10 down on BTC for 30 s
    Alice stakes 20 up on BTC for 30 s
    each second BTC is 100 99x29
    40 s pass
    option 2 is open
    BTC is 200
    option 2 is won at 99, received 18.5
    option 3 is lost at 99, received 0
    option 1 is void at 0, received 10.1
    `,
  ),
  scenario(
    'An hour settles on 30 seconds, longer on the mean of 5 minutes',
    'OPT-9',
    `
    Alice has 100 USDT to stake
    each second BTC is 100
    Alice stakes 10 up on BTC for 3600 s
    each second BTC is 100
    3568 s pass
    each second BTC is 500 100x15 103x15 1
    option 1 is won at 102, received 18.5
    Alice stakes 10 up on BTC for 7200 s
    each second BTC is 100
    3449 s pass
    BTC is 100
    3449 s pass
    each second BTC is 999999 100x150 101x149 103 1
    option 2 is won at 101, received 18.5
    `,
  ),
  scenario(
    'Transfers say what is wrong, and held money stays',
    'XFER-1 XFER-2 XFER-3 XFER-4',
    `
    Alice has 100 USDT to stake
    each second BTC is 100
    Alice stakes 10 up on BTC for 60 s
    Alice moves 10 USDT from delivery to delivery => same_wallet
    Alice moves 10 USDT from hosting to funds => insufficient_balance
    Alice moves 10 USDT from delivery to contract => wallet_closed
    Alice moves 0 USDT from delivery to funds => bad_command
    Alice moves 89.900001 USDT from delivery to funds => insufficient_balance
    Alice moves 89.9 USDT from delivery to funds
    Alice owns 0 USDT
    Alice holds 10.1 USDT
    Alice moves 1.5 USDT from funds to delivery
    Alice owns 1.5 USDT
    Alice is frozen
    Alice moves 1 USDT from delivery to funds => owner_frozen
    `,
  ),
]
