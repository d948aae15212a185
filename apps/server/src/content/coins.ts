/** Facts about a coin for customers, in plain words and without a recommendation. */
export interface CoinInfo {
  readonly intro: string
  /** When it came into being. */
  readonly issued: string
  readonly circulation: string
  readonly site: string
  readonly paper: string
  /** When it can be traded here. */
  readonly hours: string
}

const ALWAYS = '24 hours a day, 7 days a week'

const COINS: Readonly<Record<string, Omit<CoinInfo, 'hours'>>> = {
  BTC: {
    intro:
      'The first cryptocurrency: money kept by a public network of computers without a central issuer. New coins reward those who secure the network by proof of work, and the reward halves about every four years.',
    issued: '3 January 2009',
    circulation: 'Grows ever more slowly towards a limit of 21 million',
    site: 'https://bitcoin.org',
    paper: 'https://bitcoin.org/bitcoin.pdf',
  },
  ETH: {
    intro:
      'The coin of Ethereum, a network that runs programs (smart contracts). It pays for their execution and, since 2022, secures the network by proof of stake.',
    issued: '30 July 2015',
    circulation: 'About 120 million; no fixed limit, part of every fee is destroyed',
    site: 'https://ethereum.org',
    paper: 'https://ethereum.org/en/whitepaper/',
  },
  SOL: {
    intro:
      'The coin of Solana, a network built for many cheap transactions per second. It pays fees and is staked to secure the network.',
    issued: 'March 2020',
    circulation: 'No fixed limit; yearly issuance falls towards 1.5 %',
    site: 'https://solana.com',
    paper: 'https://solana.com/solana-whitepaper.pdf',
  },
  XRP: {
    intro:
      'The coin of the XRP Ledger, made for fast and cheap payments. The ledger is agreed on by known validators instead of mining.',
    issued: 'June 2012',
    circulation:
      '100 billion were created at the start; a large part is held in escrow by its main company, fees are destroyed',
    site: 'https://xrpl.org',
    paper: 'https://ripple.com/files/ripple_consensus_whitepaper.pdf',
  },
  DOGE: {
    intro:
      'Started as a joke about a meme and kept alive by its users. Technically a relative of Litecoin, secured by proof of work together with it.',
    issued: '6 December 2013',
    circulation: 'No limit; 5 billion new coins a year',
    site: 'https://dogecoin.com',
    paper: '',
  },
  LTC: {
    intro: 'An early variation of Bitcoin with blocks every two and a half minutes and another proof of work.',
    issued: '7 October 2011',
    circulation: 'Grows ever more slowly towards a limit of 84 million',
    site: 'https://litecoin.org',
    paper: '',
  },
  BNB: {
    intro:
      'The coin of BNB Chain, issued by the exchange Binance. It pays for transactions there; its price depends much on that company.',
    issued: 'July 2017',
    circulation: '200 million were created at the start; coins are destroyed until 100 million are left',
    site: 'https://www.bnbchain.org',
    paper: 'https://github.com/bnb-chain/whitepaper',
  },
  TRX: {
    intro:
      'The coin of TRON, a network used mostly to move stablecoins cheaply. Blocks are made by 27 elected representatives.',
    issued: 'September 2017',
    circulation: 'About 95 billion; no fixed limit, fees are destroyed',
    site: 'https://tron.network',
    paper: 'https://tron.network/static/doc/white_paper_v_2_0.pdf',
  },
  USDT: {
    intro:
      'A token whose issuer promises to redeem it for one US dollar. Its value rests on that company and on the reserves it reports; it has traded below a dollar at times.',
    issued: 'October 2014',
    circulation: 'As many as the issuer has sold and not redeemed',
    site: 'https://tether.to',
    paper: 'https://tether.to/en/whitepaper/',
  },
}

const UNKNOWN: Omit<CoinInfo, 'hours'> = { intro: '', issued: '', circulation: '', site: '', paper: '' }

/** By asset code ("BTC"); empty texts for a coin nobody has described yet. */
export function coinInfo(assetCode: string): CoinInfo {
  return { ...(COINS[assetCode] ?? UNKNOWN), hours: ALWAYS }
}
