import { scenario } from '../scenario.ts'

export const CONTRACT_REFUSALS = [
  scenario(
    'Quantities, prices, slippage and protection outside the limits',
    'CPLACE-8 CPLACE-9 CPLACE-10 CPLACE-11 CPLACE-12',
    `
    Alice has 100000 USDT
    Alice buys 100001 at 1000 => above_maximum_quantity
    Alice buys 1 at 949 => price_outside_band
    Alice buys 1 at 1051 => price_outside_band
    Alice buys 1 at market => no_liquidity
    Alice buys 1 at market slippage 50001 => bad_slippage
    Alice buys 1 at 1010 stop 1000 on mark => bad_stop_price
    Alice sells 1 at 990 stop 1001 on mark => bad_stop_price
    Alice buys 1 at 1100 stop 1010 on mark => price_outside_band
    Alice buys 1 at 1000 tp 1000 => take_profit_side
    Alice buys 1 at 1000 sl 1000 => stop_loss_side
    Alice sells 1 at 1000 tp 1000 => take_profit_side
    Alice sells 1 at 1000 sl 999 => stop_loss_side
    `,
  ),
  scenario(
    'A position may be as large as the tiers allow at its leverage, open orders included',
    'CPLACE-14 CPLACE-13',
    `
    Alice has 100000 USDT
    Alice buys 101 at 1000 50x => position_above_maximum
    Alice buys 60 at 1000 50x
    Alice buys 41 at 1000 50x => position_above_maximum
    Alice sells 100 at 1010 50x => position_above_maximum
    Alice sells 99 at 1010 50x
    Alice buys 1 at 999 50x
    Alice buys 1 at 998 50x
    Alice buys 1 at 997 50x => too_many_orders
    `,
  ),
  scenario(
    'Without the money nothing happens, with the last unit it does',
    'CPLACE-15',
    `
    Alice has 100.499999 USDT
    Alice buys 10 at 1000 => insufficient_balance
    Alice has 0.000001 USDT
    Alice buys 10 at 1000 => open, 0 filled, 10 left
    Alice owns 0 USDT
    `,
  ),
  scenario(
    'What would be liquidated at once is not opened',
    'CPLACE-16',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Bob sells 1 at 1011
    Alice buys 1 at 1011 50x => would_liquidate
    Alice buys 1 at 1011 20x => closed, 1 filled, 0 left
    `,
  ),
  scenario(
    'What the book answers',
    'CPLACE-17',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Bob sells 1 at 1001
    Alice buys 1 at 1001 POST => would_take
    Alice buys 2 at 1001 FOK => not_fillable
    Alice buys 2 at 1001 IOC => closed, 1 filled, 1 left
    `,
  ),
  scenario(
    'Halted, cancellations only, without an index, unsure, and open again',
    'CPLACE-4 CPLACE-6 CCANCEL-1 CCANCEL-2 CQUOTE-4',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Bob sells 2 at 1000
    Alice buys 1 at 1000
    Alice buys 1 at 990 as bid
    the market is halted
    Alice buys 1 at 990 => market_halted
    Alice cancels bid => market_halted
    Alice cancels all => done 0
    Alice protects at 1010 and 0 => market_halted
    the house quotes 990 and 1010 with 1 => market_halted
    the market is cancel_only
    Alice closes all at market => market_cancel_only
    Alice amends bid at 991 => market_cancel_only
    Alice protects at 1010 and 0 => done 0
    Alice cancels bid
    the market is open
    the index is none
    Alice buys 1 at 990 => index_unavailable
    Alice closes all at market => index_unavailable
    the index is 1000 1011
    Alice buys 1 at 990 => index_unsure
    Bob buys 1 at 990 10x reduce-only
    Alice closes all at 1005 => open, 0 filled, 1 left
    the index is 1000
    6 s pass
    Alice buys 1 at 990 => index_unavailable
    `,
  ),
  scenario(
    'Who may not, and what is not there',
    'CPLACE-2 CPLACE-3 POS-1',
    `
    Alice has 1000 USDT
    house buys 1 at 1000 => not_allowed
    Alice is frozen
    Alice buys 1 at 990 => owner_frozen
    Alice closes everything => owner_frozen
    Alice is free
    Alice cancels nothing => order_not_found
    Alice closes all at market => position_not_found
    `,
  ),
]
